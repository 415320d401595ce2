import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { removeCardFiles } from '#app/backend/storage/digital-card-files.ts';
import { getSupabase } from '#app/backend/supabase.ts';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '#app/components/ui/alert-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { type PublishedCard, publicationsKey } from './published-cards.ts';

interface WithdrawButtonProps {
  userId: string;
  card: PublishedCard;
  /** When it was published, to tell it apart from the others. */
  when: string;
  onWithdrawn(): void;
}

/** Takes a published card back, after asking: codes that are printed stop working. */
export function WithdrawButton({ userId, card, when, onWithdrawn }: WithdrawButtonProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeCardFiles(getSupabase(), userId, [card.file]),
    onSuccess: () => {
      notify('Card withdrawn', 'Its links and codes no longer work.');
      onWithdrawn();
    },
    onError: (error) => {
      console.error('The card could not be withdrawn', error);
      notifyError('Error', 'The card could not be withdrawn. Please try again.');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: publicationsKey(userId) }),
  });
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Withdraw the card of ${when}`}
          busy={isPending}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>Withdraw this card?</AlertDialogTitle>
        <AlertDialogDescription>
          The card of {when} is deleted. Links and codes that lead to it stop working, including
          printed ones.
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction variant="destructive" onClick={() => mutate()}>
            Withdraw
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
