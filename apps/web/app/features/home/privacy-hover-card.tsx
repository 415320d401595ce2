import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { HoverCard, HoverCardContent, HoverCardTrigger } from '#app/components/ui/hover-card.tsx';

const promises = [
  'Card images are read in memory and never stored.',
  'Everything travels encrypted.',
  'Your data is not sold or shared with third parties.',
];

/** The short version of the privacy page, for whoever rests on the link. */
export function PrivacyHoverCard() {
  return (
    <HoverCard openDelay={700} closeDelay={300}>
      <HoverCardTrigger asChild>
        <Link
          to="/privacy"
          className="inline-flex items-center gap-2 py-1 text-sm text-muted-foreground underline decoration-dotted underline-offset-4 hover:text-foreground"
        >
          <ShieldCheck className="size-4 text-link" aria-hidden="true" />
          Your cards stay private
        </Link>
      </HoverCardTrigger>
      <HoverCardContent align="start">
        <p className="font-display font-semibold">Privacy first</p>
        <ul className="mt-2 flex flex-col gap-1.5 text-sm text-muted-foreground">
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        <Link
          to="/privacy"
          className="mt-3 inline-block text-sm text-link underline underline-offset-4"
        >
          Read how it works
        </Link>
      </HoverCardContent>
    </HoverCard>
  );
}
