import type { Quad } from '@cardsift/card-reader/geometry';
import { type Box, findBox, findSides } from '@cardsift/card-reader/geometry/card-sides';
import { quadSize } from '@cardsift/card-reader/geometry/quad-size';
import type { CardReading } from '@cardsift/card-reader/reading';
import { type CSSProperties, type MouseEvent, useState } from 'react';
import { cn } from '#app/components/ui/cn.ts';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import type { CardPicture, ScannedContact } from '../../batch/job.ts';

/** Height of a low picture in percent of the screen's. */
const LOW_DVH = 28;
const LOW = 'w-(--low-width) max-w-full md:w-full';

const lowWidth = (aspectRatio: number) =>
  ({ '--low-width': `${LOW_DVH * aspectRatio}dvh` }) as CSSProperties;

interface CardPicturesProps {
  scanned: Pick<ScannedContact, 'pictures' | 'reading' | 'contact'>;
  /** The lines to light up. */
  active: readonly number[];
  /** Gets the line that was touched; null when the picture was pressed with a key. */
  onPick(line: number | null): void;
  /** Leaves most of a phone's screen to the fields below. */
  isLow?: boolean;
}

/** The card laid flat with the place of every value. Nothing when the workflow sent no reading. */
export function CardPictures({ scanned, active, onPick, isLow = false }: CardPicturesProps) {
  const { pictures, reading, contact } = scanned;
  if (reading === null) return null;
  if (pictures?.length === 0) {
    return <p className="text-sm text-muted-foreground">This card cannot be shown here.</p>;
  }
  return (
    <div className={cn('flex gap-2', isLow ? 'justify-center md:flex-col' : 'flex-col')}>
      {pictures
        ? pictures.map((picture, index) => (
            <Side
              key={picture.url}
              label={`${index === 0 ? 'Card' : 'Back of the card'} of ${contact.fullName}: edit a value`}
              picture={picture}
              reading={reading}
              active={active}
              onPick={onPick}
              isLow={isLow}
            />
          ))
        : findSides(reading).map((quad) => (
            <SideToCome key={JSON.stringify(quad)} quad={quad} isLow={isLow} />
          ))}
    </div>
  );
}

/** Reserves the picture's room, so that nothing moves under a finger when it loads. */
function SideToCome({ quad, isLow }: { quad: Quad; isLow: boolean }) {
  const { width, height } = quadSize(quad);
  const aspectRatio = width / height;
  return (
    <Skeleton
      style={{ aspectRatio, ...lowWidth(aspectRatio) }}
      className={cn('rounded-lg', isLow ? LOW : 'w-full')}
    />
  );
}

interface SideProps extends Pick<CardPicturesProps, 'active' | 'onPick' | 'isLow'> {
  label: string;
  picture: CardPicture;
  reading: CardReading;
}

function Side({ label, picture, reading, active, onPick, isLow }: SideProps) {
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const boxes = reading.lines.flatMap(({ quad }, line) => {
    const box = findBox(quad, picture.quad);
    return box === null || reading.unassigned.includes(line) ? [] : [{ line, box }];
  });
  const lineAt = (event: MouseEvent) => nearestLine(boxes, pointIn(event));
  return (
    <button
      type="button"
      aria-label={label}
      style={lowWidth(picture.width / picture.height)}
      className={cn(
        'relative block min-w-0 cursor-pointer overflow-hidden rounded-lg ring-1 ring-border focus-ring',
        isLow ? LOW : 'w-full',
      )}
      onMouseMove={(event) => setPointedAt(lineAt(event))}
      onMouseLeave={() => setPointedAt(null)}
      // A press with a key has no place.
      onClick={(event) => onPick(event.detail === 0 ? null : lineAt(event))}
    >
      <img
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt=""
        className="block h-auto w-full"
      />
      {boxes.map(({ line, box }) => (
        <span
          key={line}
          data-line={line}
          data-active={active.includes(line) || pointedAt === line || undefined}
          style={inPercent(box)}
          className="absolute -m-0.5 box-content rounded-sm p-0.5 ring-1 ring-primary/40 data-active:bg-primary/20 data-active:ring-3 data-active:ring-primary"
        />
      ))}
    </button>
  );
}

const inPercent = ({ left, top, width, height }: Box) => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});

/** The place on the element, in shares of its size. */
function pointIn({ clientX, clientY, currentTarget }: MouseEvent) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** Fingers are wide, so the nearest box counts. */
function nearestLine(boxes: { line: number; box: Box }[], { x, y }: { x: number; y: number }) {
  const distance = ({ left, top, width, height }: Box) =>
    Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
  const [nearest] = boxes.toSorted((a, b) => distance(a.box) - distance(b.box));
  return nearest?.line ?? null;
}
