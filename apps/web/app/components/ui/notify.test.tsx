import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { beforeEach, expect, test } from 'vitest';
import { notify, notifyError } from './notify.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  render(
    <>
      <form aria-label="One" />
      <form aria-label="Other" />
      <Toaster />
    </>,
  );
});

const send = (name: string) => fireEvent.submit(screen.getByRole('form', { name }));

test('an error of a form goes when the form succeeds', async () => {
  send('One');
  notifyError('Error', 'Try again');
  await screen.findByText('Try again');
  send('One');
  notify('Success', 'Saved');
  await screen.findByText('Saved');
  await waitFor(() => expect(screen.queryByText('Try again')).toBeNull());
});

test('an error of another form stays', async () => {
  send('One');
  notifyError('Error', 'One failed');
  await screen.findByText('One failed');
  send('Other');
  notify('Success', 'Other saved');
  await screen.findByText('Other saved');
  expect(toast.getToasts()).toContainEqual(expect.objectContaining({ description: 'One failed' }));
});
