import type { ComponentProps } from 'react';
import { Field } from '#app/components/ui/field.tsx';

/**
 * Where somebody types their own address. Not of the type “email”: browsers rewrite what is typed there, and
 * `größe.de` became another domain, `grösse.de`.
 */
export function EmailField(props: Omit<ComponentProps<typeof Field>, 'type'>) {
  return (
    <Field
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}
