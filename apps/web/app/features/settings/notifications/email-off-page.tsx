import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getSupabase } from '#app/backend/supabase.ts';
import { useFragment } from '#app/browser/use-fragment.ts';
import { Button } from '#app/components/ui/button.tsx';
import {
  Card,
  CardContent,
  CardDescription,
  CardHeader,
  CardTitle,
} from '#app/components/ui/card.tsx';

/**
 * Where the last link of a notification leads. It asks before it acts, because programs that look at
 * mails open every link in them.
 */
export function EmailOffPage() {
  const token = useFragment();
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationFn: async () => {
      await getSupabase().rpc('switch_off_news', { token }).throwOnError();
    },
    onError: (error) => console.error('The notifications could not be switched off', error),
  });
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-4 py-8">
      <Card>
        <CardHeader>
          <CardTitle as="h1">Email Notifications</CardTitle>
          <CardDescription>
            They tell you, at most once a day, what Cardsift found for your contacts.
          </CardDescription>
        </CardHeader>
        <CardContent className="flex flex-col gap-4">
          <p role="status" className="empty:hidden">
            {isSuccess && 'They are off. You can switch them on again in your settings.'}
          </p>
          <p role="alert" className="text-destructive-text empty:hidden">
            {isError && 'They could not be switched off. Please try again.'}
          </p>
          {isSuccess ? (
            <Button asChild variant="outline">
              <Link to="/dashboard/settings">Open the settings</Link>
            </Button>
          ) : (
            <Button busy={isPending} disabled={!token} onClick={() => mutate()}>
              {isPending ? 'Switching off...' : 'Switch them off'}
            </Button>
          )}
        </CardContent>
      </Card>
    </main>
  );
}
