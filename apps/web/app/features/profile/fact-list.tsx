import type { ReactNode } from 'react';

interface Fact {
  name: string;
  value: ReactNode;
  note?: string;
}

/** Names and values that are shown and cannot be changed. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-3">
      {facts.map(({ name, value, note }) => (
        <div key={name} className="flex min-w-0 flex-col gap-0.5">
          <dt className="text-sm text-muted-foreground">{name}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
          {note && <dd className="text-sm text-muted-foreground">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
