import type { LucideIcon } from 'lucide-react';

interface ContactLineProps {
  icon: LucideIcon;
  text: string;
  href?: string;
}

/** A value of a contact with its icon, and a link where the device can do something with it. */
export function ContactLine({ icon: Icon, text, href }: ContactLineProps) {
  return (
    <div className="flex min-w-0 items-start gap-2">
      <Icon className="mt-0.5 size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
      {href === undefined ? (
        <span className="min-w-0 wrap-anywhere">{text}</span>
      ) : (
        <a href={href} className="min-w-0 text-link wrap-anywhere hover:underline">
          {text}
        </a>
      )}
    </div>
  );
}
