import { CloudOff } from 'lucide-react';
import { formatTime } from '#app/text/format-date.ts';

/** Says that what is shown was kept on this device, and since when; nothing where it is up to date. */
export function OutdatedNote({ since }: { since: Date | null }) {
  return (
    // Always there, so that it is heard when it is filled; empty it takes no room.
    <div role="status" className={since ? undefined : 'sr-only'}>
      {since && (
        <p className="flex items-start gap-3 rounded-xl bg-warning-soft p-4 text-sm text-warning">
          <CloudOff className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            No connection. You see your contacts as they were on {formatTime(since)}. They can be
            changed again when you are online.
          </span>
        </p>
      )}
    </div>
  );
}
