import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { getSupabase } from '#app/backend/supabase.ts';
import { useOnline } from '#app/browser/use-online.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Form } from '#app/components/ui/form.tsx';
import { PageSpinner } from '#app/components/ui/spinner.tsx';
import { useAuth, useUser } from './auth-context.ts';

/** Whether the session was opened with a password alone although the account has a second factor. */
async function isSecondFactorMissing(): Promise<boolean> {
  const { data, error } = await getSupabase().auth.mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return data.nextLevel === 'aal2' && data.currentLevel !== 'aal2';
}

/** Proves the second factor with the code an authenticator app shows; gives back what was wrong. */
async function giveSecondFactor(code: string): Promise<{ error: Error | null }> {
  const { mfa } = getSupabase().auth;
  const { data, error } = await mfa.listFactors();
  if (error) return { error };
  const factor = data.totp[0];
  if (!factor) return { error: new Error('This account has no authenticator app') };
  return mfa.challengeAndVerify({ factorId: factor.id, code });
}

/** Asks for the code of the authenticator app before anything of an account that has one is shown. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const user = useUser();
  const queryKey = ['second-factor-missing', user.id];
  // Without a network an old token can be neither renewed nor checked. The kept data were shown to this session
  // before, and for everything else the database demands the factor.
  const isOnline = useOnline();
  const wasShown = useRef(false);
  const { data: missing, error } = useQuery({
    queryKey,
    queryFn: isSecondFactorMissing,
    // The answer is in the session itself.
    networkMode: 'always',
    enabled: isOnline,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const queryClient = useQueryClient();
  if (error) throw error;
  if (missing === undefined && isOnline && !wasShown.current) {
    return <PageSpinner label="Loading your account" />;
  }
  if (!missing) {
    wasShown.current = true;
    return children;
  }
  return <SecondFactorForm onGiven={() => queryClient.setQueryData(queryKey, false)} />;
}

function SecondFactorForm({ onGiven }: { onGiven(): void }) {
  const { signOut } = useAuth();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const { error } = await giveSecondFactor(code.replace(/\s/g, ''));
    setBusy(false);
    if (error) setProblem(error.message);
    else onGiven();
  }

  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <Card className="w-full max-w-md">
        <CardHeader>
          <CardTitle as="h1">Two-Factor Authentication</CardTitle>
        </CardHeader>
        <CardContent>
          <Form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
            <Field
              label="Code from your authenticator app"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              value={code}
              error={problem}
              onChange={(event) => setCode(event.target.value)}
            />
            <Button type="submit" size="lg" busy={busy}>
              {busy ? 'Checking...' : 'Continue'}
            </Button>
            <Button variant="ghost" onClick={() => void signOut()}>
              Log out
            </Button>
          </Form>
        </CardContent>
      </Card>
    </main>
  );
}
