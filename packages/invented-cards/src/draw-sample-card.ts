import type { CardStyle } from './card-style.ts';
import type { CardTruth } from './card-truth.ts';
import { drawPicture } from './draw-picture.ts';
import { layoutCard } from './layout-card.ts';
import { SAMPLE_CARDS } from './sample-cards.ts';

const LAYOUTS = ['left column', 'two columns', 'centered', 'framed', 'right aligned'];

const STYLE: CardStyle = {
  theme: {
    paper: '#ffffff',
    ink: '#1d2129',
    muted: '#4b525e',
    accent: '#0b6bcb',
    panel: '#0b3a6b',
    panelInk: '#ffffff',
  },
  nameFont: 'open-sans',
  bodyFont: 'open-sans',
  capitals: { name: false, org: false, title: false },
  orgSpacing: 0,
  titleItalic: false,
  labels: 'letter',
  pairs: false,
  bodyScale: 1,
};

/**
 * A clean picture of the sample with this index, and what is printed on it.
 *
 * @throws RangeError if there is no such sample
 */
export async function drawSampleCard(
  index: number,
): Promise<{ jpeg: Uint8Array; truth: CardTruth }> {
  const truth = SAMPLE_CARDS[index];
  const layout = LAYOUTS[index];
  if (truth === undefined || layout === undefined) {
    throw new RangeError(`there are ${SAMPLE_CARDS.length} sample cards`);
  }
  const { jpeg } = await drawPicture([layoutCard(truth, STYLE, layout)], {
    kind: 'clean',
    seed: index,
  });
  return { jpeg, truth };
}
