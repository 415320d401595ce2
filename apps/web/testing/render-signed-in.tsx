import type { User } from '@supabase/supabase-js';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { toast } from 'sonner';
import { createQueryClient } from '#app/backend/query-client.ts';
import { Toaster } from '#app/components/ui/toaster.tsx';
import { type Auth, AuthContext } from '#app/session/auth-context.ts';

export const USER_ID = '11111111-1111-4111-8111-111111111111';

/** A person as the auth service describes them. */
export function testUser(values: Partial<User> = {}): User {
  return {
    id: USER_ID,
    email: 'ada@example.org',
    user_metadata: { name: 'Ada Lovelace' },
    app_metadata: {},
    aud: 'authenticated',
    created_at: '2026-01-01T00:00:00Z',
    ...values,
  };
}

/** Shows a page within what every page below the session layout has; `user: null` is a guest. */
export function renderWithSession(page: ReactNode, auth: Partial<Auth> = {}): { user: UserEvent } {
  stubLayout();
  // Toasts outlive the page of the test before.
  toast.dismiss();
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const session: Auth = {
    user: testUser(),
    session: null,
    loading: false,
    linkError: null,
    signOut: async () => ({ error: null }),
    ...auth,
  };
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <QueryClientProvider client={client}>
      <AuthContext value={session}>
        <RouterProvider router={router} />
      </AuthContext>
      <Toaster />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup() };
}

/** What components ask of a browser's layout and jsdom does not have. */
function stubLayout(): void {
  window.matchMedia ??= (() => ({ matches: false, addEventListener() {} })) as never;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.releasePointerCapture ??= () => {};
}
