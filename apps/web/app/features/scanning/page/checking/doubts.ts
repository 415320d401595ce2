/**
 * Moves through an open editor. Its inputs say where their values stand on the card (`data-lines`) and whether they
 * are worth a look (`data-doubt`).
 */

export function findDoubts(editor: HTMLElement): HTMLElement[] {
  return [...editor.querySelectorAll<HTMLElement>('[data-doubt]')];
}

/** Goes to an input. On a touch screen only its surroundings get the focus, because the keyboard would cover the card. */
export function lookAt(value: HTMLElement): void {
  const isTouched = window.matchMedia('(pointer: coarse)').matches;
  const target = isTouched ? value : (value.querySelector<HTMLElement>('input') ?? value);
  target.focus();
  value.scrollIntoView({ block: 'center' });
}

/** Goes to the input whose value stands on a line of the card; false when there is none. */
export function lookAtLine(editor: HTMLElement, line: number): boolean {
  const value = editor.querySelector<HTMLElement>(`[data-lines~="${line}"]`);
  if (value) lookAt(value);
  return value !== null;
}
