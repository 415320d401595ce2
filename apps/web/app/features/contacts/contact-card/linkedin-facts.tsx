import { ExternalLink } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';

const VARIANTS: Record<string, 'default' | 'secondary'> = { high: 'default', medium: 'secondary' };

/** How sure it is that a LinkedIn profile is this person's. */
export function ConfidenceBadge({ confidence }: { confidence: string }) {
  return <Badge variant={VARIANTS[confidence] ?? 'outline'}>{confidence} confidence</Badge>;
}

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

interface ProfileLinkProps {
  /** As `webAddress` gives it. */
  address: string;
  /** What screen readers say: whose profile it is, and that it opens in a new tab. */
  label: string;
  children: ReactNode;
}

/** Opens a LinkedIn profile. */
export function ProfileLink({ address, label, children }: ProfileLinkProps) {
  return (
    <Button asChild variant="outline" size="sm">
      <a href={address} target="_blank" rel="noopener noreferrer" aria-label={label}>
        {children}
        <ExternalLink aria-hidden="true" />
      </a>
    </Button>
  );
}

/** The address when a browser may safely open it, so never a `javascript:` link from a scanned code. */
export function webAddress(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
