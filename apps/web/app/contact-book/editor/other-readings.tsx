import { Button } from '#app/components/ui/button.tsx';

interface OtherReadingsProps {
  /** What was read first, and what else it may be. */
  choices: readonly string[];
  value: string;
  onChoose(choice: string): void;
}

/** One tap each. */
export function OtherReadings({ choices, value, onChoose }: OtherReadingsProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {choices.map((choice) => (
        <Button
          key={choice}
          variant={choice === value ? 'secondary' : 'outline'}
          size="sm"
          // A long sign takes two lines rather than widen the form.
          className="h-auto min-h-8 max-w-full py-1 text-left whitespace-normal"
          aria-label={`Read as ${choice}`}
          aria-pressed={choice === value}
          onClick={() => onChoose(choice)}
        >
          {choice}
        </Button>
      ))}
      <span role="status" className="sr-only">
        {choices.includes(value) && value}
      </span>
    </div>
  );
}
