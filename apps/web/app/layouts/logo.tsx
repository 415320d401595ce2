import { clsx } from 'clsx';

/** The mark: a card whose lines are being sifted, long ones first. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect x="2" y="5" width="28" height="22" rx="5" className="fill-primary" />
      <path
        d="M8 12h16"
        className="stroke-primary-foreground"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path
        d="M11 16.5h10"
        className="stroke-primary-foreground"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle cx="16" cy="21.4" r="1.9" className="fill-(--logo-dot)" />
    </svg>
  );
}

/** Mark and name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={clsx('flex items-center gap-2', className)}>
      <LogoMark />
      <span className="font-display text-xl font-semibold tracking-tight">Cardsift</span>
    </span>
  );
}
