import { Sparkles } from 'lucide-react';
import { PRO_BATCH_MAX } from '#app/limits.ts';

export function ProBanner() {
  return (
    // As high as the daily usage, whose room is kept until the plan is known.
    <section
      aria-label="Your plan"
      className="flex min-h-30.5 items-center gap-3 rounded-xl bg-primary-soft p-5 text-foreground sm:min-h-32.5"
    >
      <Sparkles className="size-5 shrink-0 text-link" aria-hidden="true" />
      <p>
        <strong className="font-display text-lg">Unlimited Scans</strong>
        <span className="block text-sm">
          You are on Pro: no daily limit, and up to {PRO_BATCH_MAX} files at once.
        </span>
      </p>
    </section>
  );
}
