import { type ComponentProps, type ReactNode, useId } from 'react';
import { Input } from './input.tsx';
import { Label } from './label.tsx';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  /** What is wrong with the value; announced when it appears. */
  error?: string;
  /** What helps to fill it in, such as a format. */
  hint?: ReactNode;
}

/** A labelled text input with its hint and its error, tied together for assistive technology. */
export function Field({ label, error, hint, ...props }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        {...props}
      />
      {hint && (
        <p id={hintId} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="text-sm text-destructive-text">
          {error}
        </p>
      )}
    </div>
  );
}
