import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTitle,
} from './alert-dialog.tsx';
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from './dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';

interface PageProps {
  /** Whether what opens the dialogs is gone when they close. */
  isLost?: boolean;
}

function Page({ isLost = false }: PageProps) {
  const [open, setOpen] = useState<'dialog' | 'question' | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const close = () => {
    setOpen(null);
    setWasOpen(true);
  };
  return (
    <main>
      <h1>Page</h1>
      {!(isLost && wasOpen) && (
        <>
          <button type="button" onClick={() => setOpen('dialog')}>
            Edit
          </button>
          <button type="button" onClick={() => setOpen('question')}>
            Delete
          </button>
        </>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger>Menu</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setOpen('dialog')}>Add</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {open === 'dialog' && (
        <Dialog open onOpenChange={close}>
          <DialogContent aria-describedby={undefined}>
            <DialogTitle>Dialog</DialogTitle>
            {/* It takes the focus before any effect could see who had it. */}
            <input aria-label="Name" autoFocus />
          </DialogContent>
        </Dialog>
      )}
      {open === 'question' && (
        <AlertDialog open onOpenChange={close}>
          <AlertDialogContent aria-describedby={undefined}>
            <AlertDialogTitle>Question</AlertDialogTitle>
            <AlertDialogCancel>Cancel</AlertDialogCancel>
          </AlertDialogContent>
        </AlertDialog>
      )}
    </main>
  );
}

const focused = () => document.activeElement;

/** Opens a dialog of the page by a button and closes it. Returns the button, which has the focus again. */
async function openAndClose(name: string): Promise<HTMLElement> {
  render(<Page />);
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name });
  await user.click(opener);
  await waitFor(() => expect(focused()?.closest('[role$=dialog]')).toBeTruthy());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe(opener));
  return opener;
}

/** Removes an element. All who watch the page have been told of it then. */
async function remove(element: HTMLElement): Promise<void> {
  const told = new Promise((resolve) =>
    new MutationObserver(resolve).observe(document.body, { childList: true, subtree: true }),
  );
  element.remove();
  await told;
}

describe('a dialog that closes', () => {
  it.each(['Edit', 'Delete'])('gives the focus back to %s, which opened it', async (name) => {
    await openAndClose(name);
  });

  it('gives it to the menu whose item opened it', async () => {
    render(<Page />);
    const user = userEvent.setup();
    const menu = screen.getByRole('button', { name: 'Menu' });
    menu.focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Add' }));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('textbox', { name: 'Name' })));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toBe(menu));
  });

  it('gives it to the heading of the page when what opened it is gone', async () => {
    render(<Page isLost />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Page' })));
  });

  it('gives it to the heading when what opened it goes a moment later', async () => {
    const opener = await openAndClose('Delete');
    opener.remove();
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Page' })));
  });

  it('leaves it where somebody moved it before what opened it went', async () => {
    const opener = await openAndClose('Delete');
    const menu = screen.getByRole('button', { name: 'Menu' });
    menu.focus();
    await remove(opener);
    expect(focused()).toBe(menu);
  });

  it('leaves it where somebody pressed on nothing before what opened it went', async () => {
    const opener = await openAndClose('Delete');
    await userEvent.setup().click(document.body);
    await remove(opener);
    expect(focused()).toBe(document.body);
  });

  it('gives it to its trigger where the trigger had no focus, as in Safari', async () => {
    render(
      <Dialog>
        <DialogTrigger>Open</DialogTrigger>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Dialog</DialogTitle>
        </DialogContent>
      </Dialog>,
    );
    const user = userEvent.setup();
    const trigger = screen.getByRole('button', { name: 'Open' });
    trigger.addEventListener('click', () => trigger.blur(), { capture: true });
    await user.click(trigger);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toBe(trigger));
  });
});
