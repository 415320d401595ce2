import { Check } from 'lucide-react';

const ITEMS = [
  'Ten scans a day on the free plan',
  'Camera or upload: JPEG, PNG, WebP and HEIC',
  'Up to five cards in one go',
  'Company worked out from the e\u2011mail domain',
  'Search over names, notes, tags and hashtags',
  'Warnings before duplicates pile up',
  'Your own digital card with a QR code',
  'vCard export for every contact',
];

export function Checklist() {
  return (
    <section aria-labelledby="checklist" className="mx-auto max-w-6xl px-4 py-16 sm:px-6 lg:py-24">
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 id="checklist" className="font-display text-3xl font-semibold sm:text-4xl">
            Everything you need
          </h2>
          <p className="mt-3 text-muted-foreground">
            Nothing to install. It runs in the browser, on your phone and on your computer.
          </p>
        </div>
        <ul className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
          {ITEMS.map((item) => (
            <li key={item} className="flex items-start gap-3 border-b border-border pb-4">
              <Check className="mt-0.5 size-5 shrink-0 text-link" aria-hidden="true" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
