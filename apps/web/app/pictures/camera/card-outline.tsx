import { cn } from '#app/components/ui/cn.ts';
import type { Watch } from './automatic-shot/decide-shot.ts';

interface CardOutlineProps {
  watch: Watch;
}

/** The outline of the visible card, or a frame in a card's proportions for aiming. */
export function CardOutline({ watch: { last, sight } }: CardOutlineProps) {
  const quad = sight === 'nothing' ? null : last?.card?.quad;
  if (!last || !quad) return <AimFrame />;
  const isSure = sight === 'ready' || sight === 'taken';
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${last.frame.width} ${last.frame.height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      <polygon
        data-sight={sight}
        points={quad.map(({ x, y }) => `${x},${y}`).join(' ')}
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
        strokeWidth={isSure ? 5 : 3}
        // Dashed while it is not sure, because not everybody can see a difference of color alone.
        strokeDasharray={isSure ? undefined : '10 8'}
        className={cn(
          'transition-[stroke,fill]',
          isSure ? 'fill-emerald-400/15 stroke-emerald-400' : 'fill-transparent stroke-white',
          (sight === 'blurred' || sight === 'glare') && 'stroke-amber-300',
        )}
      />
    </svg>
  );
}

function AimFrame() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute aspect-[1.75] w-4/5 max-w-xl rounded-xl border-2 border-white/80 shadow-[0_0_0_100vmax_rgb(0_0_0/0.35)]"
    />
  );
}
