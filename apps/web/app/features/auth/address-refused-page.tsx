import { useMutation } from '@tanstack/react-query';
import { useFragment } from '#app/browser/use-fragment.ts';
import { Button } from '#app/components/ui/button.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { type Refusal, refuseAddress } from './refuse-address.ts';

const OUTCOMES: Record<Refusal, string> = {
  done: 'The request has ended. That account cannot ask for your address again for a month.',
  over: 'No such request is waiting here. While nobody opens the other link in the mail, nothing changes, and after an hour it stops working.',
};

/**
 * The page behind “This was not me”, in the mail to an address that somebody wants for their account. It asks before
 * it acts, because programs that look at mails open every link in them.
 */
export function AddressRefusedPage() {
  const token = useFragment();
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: () => refuseAddress(token),
    onError: (error) => console.error('The request for an address could not be ended', error),
  });
  return (
    <AuthFrame
      back={{ to: '/', label: 'Back to Home' }}
      title="Not your request?"
      takesFocus={data !== undefined}
      description="Somebody with another account wants to use your address. Nothing has changed, and nobody got into anything of yours."
    >
      <p role="status" className="text-sm empty:hidden">
        {data && OUTCOMES[data]}
      </p>
      <p role="alert" className="text-sm text-destructive-text empty:hidden">
        {isError &&
          'The request could not be ended. Please try again, or leave the other link closed.'}
      </p>
      {!data && (
        <Button size="lg" busy={isPending} disabled={!token} onClick={() => mutate()}>
          {isPending ? 'Ending the request...' : 'This was not me'}
        </Button>
      )}
    </AuthFrame>
  );
}
