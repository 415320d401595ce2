import { type ComponentProps, useId } from 'react';
import type { FieldError } from 'react-hook-form';
import { cn } from '#app/components/ui/cn.ts';
import { Input } from '#app/components/ui/input.tsx';
import { Label } from '#app/components/ui/label.tsx';
import { Textarea } from '#app/components/ui/textarea.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'ref'> {
  ref?: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
  label: string;
  error?: FieldError | undefined;
  multiline?: boolean;
}

/** A labelled text input with its complaint below. */
export function TextField({ label, error, multiline, className, ref, ...props }: TextFieldProps) {
  const id = useId();
  const shared = {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={cn('grid content-start gap-1.5', className)}>
      <Label htmlFor={id}>{label}</Label>
      {multiline ? (
        <Textarea ref={ref} {...shared} {...(props as ComponentProps<'textarea'>)} />
      ) : (
        <Input ref={ref} autoComplete="off" {...shared} {...props} />
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm text-destructive-text">
          {error.message}
        </p>
      )}
    </div>
  );
}
