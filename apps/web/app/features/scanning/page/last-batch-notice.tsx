import { Button } from '#app/components/ui/button.tsx';
import type { LastBatch } from '../batch/last-batch.ts';

interface LastBatchNoticeProps {
  batch: LastBatch;
  onDismiss(): void;
}

/** After a reload: what is saved is saved, and this is what is gone. */
export function LastBatchNotice({ batch: { undone, cards }, onDismiss }: LastBatchNoticeProps) {
  return (
    <section
      aria-label="Unfinished scans"
      className="flex flex-wrap items-start justify-between gap-3 rounded-xl bg-warning-soft p-5 text-sm text-warning"
    >
      <div className="flex min-w-0 flex-col gap-2">
        {undone.length > 0 && (
          <div>
            <p className="font-medium">The page was left before these files were done:</p>
            <ul className="list-disc pl-5">
              {undone.map((name) => (
                <li key={name} className="break-all">
                  {name}
                </li>
              ))}
            </ul>
            <p>They are not saved. Choose them again to scan them.</p>
          </div>
        )}
        {cards > 0 && (
          <p>
            The pictures of your last {cards === 1 ? 'card are' : `${cards} cards are`} gone: they
            were in this page’s memory only, and are never stored. The contacts are in My Contacts.
          </p>
        )}
      </div>
      <Button variant="outline" size="sm" onClick={onDismiss}>
        Dismiss
      </Button>
    </section>
  );
}
