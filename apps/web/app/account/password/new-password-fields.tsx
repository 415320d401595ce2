import type { ComponentProps } from 'react';
import { Field } from '#app/components/ui/field.tsx';
import { MIN_PASSWORD_LENGTH } from '#app/limits.ts';
import { PasswordStrengthMeter } from './password-strength-meter.tsx';

type FieldProps = ComponentProps<typeof Field>;

interface NewPasswordFieldProps extends FieldProps {
  /** The current value. */
  typed: string;
}

/** The field for a new password, with its strength so far. */
export function NewPasswordField({ typed, ...props }: NewPasswordFieldProps) {
  return (
    <>
      <Field
        type="password"
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        {...props}
      />
      <PasswordStrengthMeter password={typed} />
    </>
  );
}

interface NewPasswordFieldsProps {
  typed: string;
  password: Omit<FieldProps, 'label'>;
  confirmation: Omit<FieldProps, 'label'>;
}

/** The fields of `newPasswordSchema`. */
export function NewPasswordFields({ typed, password, confirmation }: NewPasswordFieldsProps) {
  return (
    <>
      <NewPasswordField label="New Password" typed={typed} {...password} />
      <Field
        label="Confirm New Password"
        type="password"
        autoComplete="new-password"
        // docs/product.md, “Passwords”.
        minLength={6}
        {...confirmation}
      />
    </>
  );
}
