import type { ReactNode } from 'react';

interface PageIntroProps {
  title: string;
  children: ReactNode;
}

/** The head of a reading page: its title and the sentence that says what it is about. */
export function PageIntro({ title, children }: PageIntroProps) {
  return (
    <div className="flex flex-col gap-3">
      <h1 className="font-display text-4xl font-semibold tracking-tight sm:text-5xl">{title}</h1>
      <p className="max-w-2xl text-lg text-muted-foreground">{children}</p>
    </div>
  );
}
