import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { HoverCard } from '#app/components/ui/hover-card.tsx';

/** The short version of the privacy page, for whoever rests the pointer on the link. */
export function PrivacyHoverCard() {
  return (
    <HoverCard openDelay={700} closeDelay={300} content={<PrivacySummary />}>
      <Link
        to="/privacy"
        className="inline-flex items-center gap-2 py-1 text-sm text-muted-foreground underline decoration-dotted underline-offset-4 hover:text-foreground"
      >
        <ShieldCheck className="size-4 text-link" aria-hidden="true" />
        Your cards stay private
      </Link>
    </HoverCard>
  );
}

function PrivacySummary() {
  return (
    <span className="flex flex-col gap-1.5 text-sm text-muted-foreground">
      <strong className="font-display text-base font-semibold text-foreground">
        Privacy first
      </strong>
      <span>Card images are read in memory and never stored.</span>
      <span>Everything travels encrypted.</span>
      <span>Your data is not sold or shared with third parties.</span>
      <Link to="/privacy" className="mt-1 w-fit text-link underline underline-offset-4">
        Read how it works
      </Link>
    </span>
  );
}
