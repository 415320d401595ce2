import { choosePaper } from '@cardsift/card-reader/image/choose-paper';

/** Fills the transparent parts of a canvas, with white unless print would be lost on it. */
export function layOnPaper(context: OffscreenCanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  const paper = choosePaper(context.getImageData(0, 0, width, height).data);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = `rgb(${paper} ${paper} ${paper})`;
  context.fillRect(0, 0, width, height);
}
