import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AskSupport, mailTo } from './support.tsx';

test('support is written to where the operator named an address', () => {
  render(<AskSupport subject="Privacy question" address="help@cards.example" />);
  const link = screen.getByRole('link', { name: 'help@cards.example' });
  expect(link.getAttribute('href')).toBe('mailto:help@cards.example?subject=Privacy%20question');
});

test('without one, nobody is sent to an address that nobody reads', () => {
  const { container } = render(<AskSupport subject="Privacy question" address={null} />);
  expect(container.textContent).toBe('Ask whoever runs this server');
  expect(screen.queryByRole('link')).toBeNull();
  expect(mailTo('Upgrade to Pro', null)).toBeNull();
});
