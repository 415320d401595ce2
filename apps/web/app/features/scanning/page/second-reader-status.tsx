import type { ScannedContact } from '../batch/job.ts';

interface SecondReaderStatusProps {
  scanned: Pick<ScannedContact, 'second' | 'reading' | 'checked'>;
  disabled: boolean;
  onLook(): void;
}

/** The state of the question to a second reader. The line keeps its height from first to last. */
export function SecondReaderStatus({ scanned, disabled, onLook }: SecondReaderStatusProps) {
  const { second, reading, checked } = scanned;
  if (!second) return null;
  const suggestions = checked ? 0 : (reading?.suggestions?.length ?? 0);
  return (
    <p className="flex min-h-8 items-center gap-2 text-sm text-muted-foreground">
      <span role="status" className="min-w-0 truncate" title={describe(second)}>
        {describe(second)}
      </span>
      {suggestions > 0 && (
        <button
          type="button"
          disabled={disabled}
          className="min-h-6 shrink-0 cursor-pointer rounded-sm text-link underline focus-ring disabled:cursor-default"
          onClick={onLook}
        >
          {suggestions === 1 ? '1 suggestion' : `${suggestions} suggestions`}
        </button>
      )}
    </p>
  );
}

function describe({ by, state, improved }: NonNullable<ScannedContact['second']>): string {
  if (state === 'asked') return `Asking ${by}…`;
  if (state === 'unanswered') return `No answer from ${by}`;
  return improved === 0 ? `Looked over by ${by}` : `Better by ${by}`;
}
