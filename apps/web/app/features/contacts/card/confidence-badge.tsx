import { Badge } from '#app/components/ui/badge.tsx';

const VARIANTS: Record<string, 'default' | 'secondary'> = { high: 'default', medium: 'secondary' };

/** How sure it is that a LinkedIn profile is this person's. */
export function ConfidenceBadge({ confidence }: { confidence: string }) {
  return <Badge variant={VARIANTS[confidence] ?? 'outline'}>{confidence} confidence</Badge>;
}
