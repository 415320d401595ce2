import { Badge } from '#app/components/ui/badge.tsx';
import type { Trace } from './trace-value.ts';

/** Says where a value came from and whether it is worth a look. */
export function TraceBadge({ trace }: { trace: Trace }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge variant="outline">{trace.origin}</Badge>
      {trace.unsure && <Badge variant="warning">please check</Badge>}
    </span>
  );
}
