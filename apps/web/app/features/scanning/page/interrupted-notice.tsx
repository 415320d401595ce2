import { Button } from '#app/components/ui/button.tsx';

interface InterruptedNoticeProps {
  fileNames: readonly string[];
  onDismiss(): void;
}

/** After a reload in the middle of a batch: what is saved is saved, and this is what is not. */
export function InterruptedNotice({ fileNames, onDismiss }: InterruptedNoticeProps) {
  return (
    <section
      aria-label="Unfinished scans"
      className="flex flex-wrap items-start justify-between gap-3 rounded-xl bg-warning-soft p-5 text-sm text-warning"
    >
      <div className="min-w-0">
        <p className="font-medium">The page was left before these files were done:</p>
        <ul className="list-disc pl-5">
          {fileNames.map((name) => (
            <li key={name} className="break-all">
              {name}
            </li>
          ))}
        </ul>
        <p>They are not saved. Choose them again to scan them; all others are in My Contacts.</p>
      </div>
      <Button variant="outline" size="sm" onClick={onDismiss}>
        Dismiss
      </Button>
    </section>
  );
}
