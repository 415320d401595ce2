import type { User } from '@supabase/supabase-js';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { toast } from 'sonner';
import { createQueryClient } from '#app/backend/query-client.ts';
import { Toaster } from '#app/components/ui/toaster.tsx';
import { AuthContext } from '#app/session/auth-context.ts';
import { ContactsPage } from '../contacts-page.tsx';
import { USER_ID } from './rows.ts';
import { stubLayout } from './stub-layout.ts';

/** Shows My Contacts to a signed-in user. */
export function renderContactsPage(address = '/dashboard/contacts'): {
  user: UserEvent;
  router: ReturnType<typeof createMemoryRouter>;
} {
  stubLayout();
  // Toasts live outside of React and would be shown to the next test.
  toast.dismiss();
  const router = createMemoryRouter([{ path: '/dashboard/contacts', element: <ContactsPage /> }], {
    initialEntries: [address],
  });
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const signedIn = { id: USER_ID, email: 'ada@example.org', user_metadata: {} } as unknown as User;
  const auth = {
    user: signedIn,
    session: null,
    loading: false,
    linkError: null,
    signOut: async () => ({ error: null }),
  };
  render(
    <QueryClientProvider client={client}>
      <AuthContext value={auth}>
        <RouterProvider router={router} />
      </AuthContext>
      <Toaster />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), router };
}
