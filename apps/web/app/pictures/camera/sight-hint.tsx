import { Check, Focus, Hand, Sun, TriangleAlert } from 'lucide-react';
import type { Sight } from './automatic-shot/decide-shot.ts';

const ICONS: Record<Sight, typeof Check> = {
  nothing: Focus,
  card: Hand,
  ready: Hand,
  blurred: TriangleAlert,
  glare: Sun,
  taken: Check,
};

interface SightHintProps {
  sight: Sight;
  children: string;
}

/**
 * Says what the camera sees, below the picture so that it hides no part of it. A screen reader reads each change.
 */
export function SightHint({ sight, children }: SightHintProps) {
  const Icon = ICONS[sight];
  return (
    <p
      role="status"
      className="flex min-h-11 items-center justify-center gap-2 bg-black px-4 py-2 text-center text-sm font-medium text-white"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </p>
  );
}
