import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Form } from './form.tsx';

const send = vi.fn();
const page = (
  <Form onSubmit={send}>
    <input aria-label="Password" name="password" type="password" />
    <Button>Show</Button>
    <Button type="submit">Sign In</Button>
  </Form>
);

describe('a prerendered form', () => {
  let root: Root | undefined;
  const container = document.createElement('div');
  afterEach(() => {
    act(() => root?.unmount());
    container.remove();
  });

  test('cannot be sent, and says what to do should it stay so', () => {
    container.innerHTML = renderToString(page);
    document.body.append(container);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' });
    expect([button.type, button.disabled]).toEqual(['submit', true]);
    expect(button.form?.method).toBe('post');
    expect(screen.getByText('reload the page').getAttribute('href')).toBe('');
  });

  test('can be sent as soon as React runs, and says nothing', async () => {
    container.innerHTML = renderToString(page);
    document.body.append(container);
    send.mockImplementation((event: Event) => event.preventDefault());
    root = await act(async () => hydrateRoot(container, page));
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(send).toHaveBeenCalledOnce();
  });
});

test('every form of the app is this one', () => {
  const app = join(import.meta.dirname, '../..');
  const sources = globSync('**/*.tsx', { cwd: app }).filter((path) => !path.includes('.test.'));
  expect(sources.length).toBeGreaterThan(200);
  const bare = sources.filter((path) => /<form\b/.test(readFileSync(join(app, path), 'utf8')));
  expect(bare).toEqual([join('components', 'ui', 'form.tsx')]);
});
