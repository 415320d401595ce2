import type { ContactRecord } from '@cardsift/contacts/contact-record';
import type { User } from '@supabase/supabase-js';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '#app/backend/query-client.ts';
import { Toaster } from '#app/components/ui/toaster.tsx';
import { AuthContext } from '#app/session/auth-context.ts';
import { ContactsPage } from '../contacts-page.tsx';
import { stubLayout } from './stub-layout.ts';

export const USER_ID = '11111111-1111-4111-8111-111111111111';

let made = 0;

/** A row as the backend keeps it, with only these values. */
export function row(values: Partial<ContactRecord> = {}): ContactRecord & Record<string, unknown> {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    user_id: USER_ID,
    full_name: `Contact ${made}`,
    email: null,
    phone: null,
    org: null,
    title: null,
    notes: null,
    hashtags: null,
    tags: [],
    linkedin_url: null,
    linkedin_updated_at: null,
    description: null,
    confidence: null,
    evidence: null,
    details: {},
    created_at: new Date(Date.UTC(2026, 0, 1) - made * 1_000).toISOString(),
    updated_at: '2026-01-01T00:00:00+00:00',
    ...values,
  };
}

/** Shows My Contacts to a signed-in user. */
export function renderContactsPage(address = '/dashboard/contacts'): {
  user: UserEvent;
  router: ReturnType<typeof createMemoryRouter>;
} {
  stubLayout();
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
