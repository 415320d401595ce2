import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a busy button keeps the focus, and neither a press nor Enter in its form sends again', async () => {
  const send = vi.fn();
  function Form() {
    const [busy, setBusy] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
          setBusy(true);
        }}
      >
        <input aria-label="Name" />
        <Button type="submit" busy={busy}>
          Send
        </Button>
      </form>
    );
  }
  render(<Form />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Send' });
  await user.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});
