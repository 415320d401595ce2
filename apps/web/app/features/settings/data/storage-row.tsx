import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useUser } from '#app/account/session/auth-context.ts';
import { type StorageUsage, storageUsageQuery } from '#app/backend/storage/storage-usage.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Progress } from '#app/components/ui/progress.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';

const MB = 1024 * 1024;

/** The share of the room from which on somebody is told to make some. */
const NEARLY_FULL = 0.9;

/** How much of their room somebody uses: as text first, and as a bar. */
export function StorageRow() {
  const { data, isError, refetch } = useQuery(storageUsageQuery(useUser().id));
  return (
    <div className="flex flex-col gap-3 py-5 first:pt-0 last:pb-0">
      <h3 id="storage" className="scroll-mt-24 font-medium">
        Storage
      </h3>
      <div className="flex flex-col gap-3" aria-busy={!data && !isError}>
        {data ? <Usage {...data} /> : isError ? <Unknown retry={refetch} /> : <UsageToCome />}
      </div>
    </div>
  );
}

function Usage({ used, allowed }: StorageUsage) {
  const left = Math.max(0, allowed - used);
  const amount = `${formatMegabytes(used)} of ${formatMegabytes(allowed)} used`;
  return (
    <>
      <p className="text-sm">
        <strong>{amount}</strong> · {formatMegabytes(left)} left
      </p>
      <Progress
        value={Math.min(100, (used / allowed) * 100)}
        aria-label="Storage used"
        aria-valuetext={amount}
      />
      <p className="max-w-prose text-sm text-muted-foreground">
        Contacts with their history, deleted ones too, merges and changes of devices that can be
        undone, profiles that were found, settings and your digital cards.
      </p>
      {used >= allowed * NEARLY_FULL && <Hint isFull={left === 0} />}
    </>
  );
}

function Hint({ isFull }: { isFull: boolean }) {
  return (
    <p role="status" className="max-w-prose rounded-lg bg-warning-soft p-3 text-sm text-warning">
      {isFull ? 'Your storage is full.' : 'Your storage is nearly full.'} Export your data below to
      keep a copy, then{' '}
      <Link to="/dashboard/contacts" className="underline underline-offset-4">
        delete contacts
      </Link>{' '}
      you no longer need and empty{' '}
      <Link to="/dashboard/contacts/deleted" className="underline underline-offset-4">
        Recently Deleted
      </Link>
      , or choose a rule that deletes old ones.
    </p>
  );
}

function Unknown({ retry }: { retry: () => Promise<unknown> }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
      <p>Your storage could not be loaded.</p>
      <Button variant="outline" size="sm" onClick={() => void retry()}>
        Load again
      </Button>
    </div>
  );
}

/** As high as the usage. */
function UsageToCome() {
  return (
    <>
      <Skeleton className="h-5 w-52" />
      <Skeleton className="h-2 w-full rounded-full" />
      <Skeleton className="h-5 w-full max-w-prose" />
    </>
  );
}

/** With one digit after the point below ten; something is never shown as nothing. */
function formatMegabytes(bytes: number): string {
  const megabytes = bytes === 0 ? 0 : Math.max(0.1, bytes / MB);
  const digits = megabytes < 10 ? 1 : 0;
  return `${megabytes.toLocaleString('en-US', { maximumFractionDigits: digits })} MB`;
}
