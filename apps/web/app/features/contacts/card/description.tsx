import { useId, useState } from 'react';

/** Characters shown of a longer description until it is expanded. */
const PREVIEW_LENGTH = 15;

/** A description found with a LinkedIn profile, collapsed when it is long. */
export function Description({ text }: { text: string }) {
  const [expanded, setExpanded] = useState(false);
  const id = useId();
  if (text.length <= PREVIEW_LENGTH) return <p className="text-sm wrap-anywhere">{text}</p>;
  return (
    <p className="text-sm wrap-anywhere">
      <span id={id}>{expanded ? text : `${text.slice(0, PREVIEW_LENGTH)}...`}</span>{' '}
      <button
        type="button"
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => setExpanded(!expanded)}
        className="cursor-pointer rounded-xs font-medium text-link underline underline-offset-2 hover:no-underline focus-ring"
      >
        {expanded ? 'Show less' : 'Show more'}
      </button>
    </p>
  );
}
