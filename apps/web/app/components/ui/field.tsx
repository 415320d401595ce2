import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './cn.ts';
import { Input } from './input.tsx';
import { Label } from './label.tsx';
import { Textarea } from './textarea.tsx';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  /** What is wrong with the value; announced when it appears. */
  error?: string;
  /** What helps to fill it in, such as a format. */
  hint?: ReactNode;
  multiline?: boolean;
}

/**
 * A labeled text input with its hint and its error, tied together for assistive technology. The
 * class name is for all of it.
 */
export function Field({ label, error, hint, multiline, className, ...props }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const shared = {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <Label htmlFor={id}>{label}</Label>
      {multiline ? (
        <Textarea {...shared} {...(props as ComponentProps<'textarea'>)} />
      ) : (
        <Input {...shared} {...props} />
      )}
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
