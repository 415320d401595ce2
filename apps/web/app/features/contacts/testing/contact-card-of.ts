import { screen, within } from '@testing-library/react';

/** The card of a contact, once it is there. */
export async function contactCardOf(name: string) {
  const heading = await screen.findByRole('heading', { name, level: 3 });
  const item = heading.closest<HTMLElement>('[role=listitem]');
  if (item === null) throw new Error(`${name} is not in a list`);
  return within(item);
}

/** The names of the contacts shown, in their order. */
export function shownNames(): (string | null)[] {
  return screen
    .queryAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('heading'))
    .map((heading) => heading.textContent);
}
