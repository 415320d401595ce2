import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { Field } from '#app/components/ui/field.tsx';
import { notifyError } from '#app/components/ui/notify.ts';
import { signIn } from './auth-calls.ts';
import { SubmitButton } from './auth-frame.tsx';
import { emailSchema } from './email-schema.ts';

const schema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'Please enter your password'),
});

export function SignInForm() {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    const { error } = await signIn(email, password);
    if (error) notifyError('Error', error.message);
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Link to="/forgot-password" className="w-fit text-sm text-link underline underline-offset-4">
        Forgot your password?
      </Link>
      <SubmitButton busy={isSubmitting} busyLabel="Signing in...">
        Sign In
      </SubmitButton>
    </form>
  );
}
