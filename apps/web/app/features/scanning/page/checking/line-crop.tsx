import { type Box, findBox } from '@cardsift/card-reader/geometry/card-sides';
import type { ScannedContact } from '../../batch/job.ts';

/** Height of an enlarged line, in rem: some three times that of the input's text. */
const HEIGHT = 3.25;
/** Room around the line, as a share of its height. */
const MARGIN = 0.2;

interface LineCropsProps {
  scanned: Pick<ScannedContact, 'pictures' | 'reading'>;
  lines: readonly number[];
}

/** Lines of the card, enlarged, as they were photographed. */
export function LineCrops({ scanned: { pictures, reading }, lines }: LineCropsProps) {
  const crops = lines.flatMap((line) => {
    const text = reading?.lines[line];
    if (!text) return [];
    return (pictures ?? []).flatMap((picture) => {
      const box = findBox(text.quad, picture.quad);
      return box === null
        ? []
        : [{ line, picture, box: withMargin(box, picture), text: text.text }];
    });
  });
  return crops.map(({ line, picture, box, text }) => {
    const aspect = (box.width * picture.width) / (box.height * picture.height);
    return (
      <div
        key={line}
        className="relative mt-2 max-w-full overflow-hidden rounded-md ring-1 ring-border"
        style={{ aspectRatio: aspect, width: `${aspect * HEIGHT}rem` }}
      >
        <img
          src={picture.url}
          alt={`On the card, read as “${text}”`}
          className="absolute max-w-none"
          style={{
            width: `${100 / box.width}%`,
            left: `${(-100 * box.left) / box.width}%`,
            top: `${(-100 * box.top) / box.height}%`,
          }}
        />
      </div>
    );
  });
}

function withMargin(box: Box, { width, height }: { width: number; height: number }): Box {
  const up = box.height * MARGIN;
  const aside = (up * height) / width;
  const left = Math.max(0, box.left - aside);
  const top = Math.max(0, box.top - up);
  return {
    left,
    top,
    width: Math.min(1, box.left + box.width + aside) - left,
    height: Math.min(1, box.top + box.height + up) - top,
  };
}
