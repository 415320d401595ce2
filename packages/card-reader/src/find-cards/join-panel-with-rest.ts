import { inReadingOrder } from '../find-lines/reading-order.ts';
import { invert, mapQuad, rectToQuad } from '../geometry/homography.ts';
import type { Quad } from '../geometry.ts';
import type { TextLine } from '../reading.ts';
import type { CardFrame } from './card-frame.ts';
import type { CardText } from './card-text.ts';

/** E-mail addresses, websites and telephone numbers. */
const CONTACT_DETAILS = /@|\bwww\.|(?:\d\D{0,2}){6}/i;

const isDetail = ({ text }: TextLine<'frame'>) => CONTACT_DETAILS.test(text);
const hasContactDetails = ({ lines }: CardText) => lines.some(isDetail);

/** A logo lacks the details of the text beside it, and a box of nothing but details lacks the rest of the card. */
const completeEachOther = (panel: CardText, rest: CardText) =>
  hasContactDetails(rest) ? !hasContactDetails(panel) : panel.lines.every(isDetail);

/**
 * Joins a framed text with the text beside it if neither is a whole card without the other. Both are on one card whose
 * edge was not seen. Other texts stay as they are.
 */
export function joinPanelWithRest(cards: readonly CardText[]): CardText[] {
  const panel = cards.find(({ outlined }) => outlined);
  const rest = cards.find(({ outlined }) => !outlined);
  const isOneCard = panel && rest && cards.length === 2 && completeEachOther(panel, rest);
  return isOneCard ? [joined(rest, panel)] : [...cards];
}

/** All lines in the frame of the first text, enlarged to hold them. */
function joined(rest: CardText, panel: CardText): CardText {
  const onPhoto = rectToQuad(rest.frame.width, rest.frame.height, rest.frame.corners);
  const fromPanel = rectToQuad(panel.frame.width, panel.frame.height, panel.frame.corners);
  const lines = [
    ...rest.lines,
    ...panel.lines.map((line) => ({
      ...line,
      quad: mapQuad(invert(onPhoto), mapQuad(fromPanel, line.quad)),
    })),
  ];
  const { left, top, right, bottom } = extentOf(lines, rest.frame);
  const corners: Quad<'frame'> = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const within = lines.map((line) => ({
    ...line,
    quad: line.quad.map(({ x, y }) => ({ x: x - left, y: y - top })) as unknown as Quad<'frame'>,
  }));
  return {
    lines: inReadingOrder(within),
    frame: { corners: mapQuad(onPhoto, corners), width: right - left, height: bottom - top },
    outlined: false,
    unreadable: [...new Set([...rest.unreadable, ...panel.unreadable])],
    qrPayloads: [...rest.qrPayloads, ...panel.qrPayloads],
  };
}

function extentOf(lines: readonly TextLine<'frame'>[], { width, height }: CardFrame) {
  const corners = lines.flatMap(({ quad }) => quad);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    left: Math.min(0, ...xs),
    top: Math.min(0, ...ys),
    right: Math.max(width, ...xs),
    bottom: Math.max(height, ...ys),
  };
}
