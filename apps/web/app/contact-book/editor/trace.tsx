import type { PostalAddress } from '@cardsift/contacts/contact';
import type { ReactNode } from 'react';
import { Badge } from '#app/components/ui/badge.tsx';

/** Where a value on the screen came from. */
export interface Trace {
  origin: 'printed' | 'inferred';
  /** Whether it is worth a look. */
  unsure: boolean;
  /** The lines of the card that it stands on. */
  lines: readonly number[];
  /** Who read it, where that was a second reader. */
  readBy: string | null;
  /** What it may be as well. */
  alternatives: readonly string[];
}

/** What a contact may have in a second script, too. */
export const OTHER_SCRIPT_FIELDS = ['fullName', 'title', 'department', 'org'] as const;
export type OtherScriptField = `otherScript.${(typeof OTHER_SCRIPT_FIELDS)[number]}`;

export type TracedField =
  | (typeof OTHER_SCRIPT_FIELDS)[number]
  | OtherScriptField
  | 'email'
  | 'phone'
  | 'url';

/** Tells where the values of a contact came from; null for what was typed in or nobody knows of. */
export interface Traces {
  traceValue(field: TracedField, value: string): Trace | null;
  traceAddress(address: PostalAddress): Trace | null;
  /** Told which value somebody looks at, and null when they look away. */
  onLook?(trace: Trace | null): void;
  /** What the card shows of a value that is worth a look. */
  renderProof?(trace: Trace): ReactNode;
}

/** Says where a value came from and whether it is worth a look. */
export function TraceBadge({ trace }: { trace: Trace }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge variant="outline">{trace.origin}</Badge>
      {trace.readBy && <Badge variant="outline">read by {trace.readBy}</Badge>}
      {trace.unsure && <Badge variant="warning">please check</Badge>}
    </span>
  );
}
