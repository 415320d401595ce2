import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface PrivacySectionProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

export function PrivacySection({ icon: Icon, title, children }: PrivacySectionProps) {
  return (
    <section className="flex flex-col gap-4 leading-relaxed sm:flex-row sm:gap-6">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-lg bg-primary-soft text-link">
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <div className="flex flex-col gap-4">
        <h2 className="font-display text-2xl font-semibold sm:mt-1.5">{title}</h2>
        {children}
      </div>
    </section>
  );
}
