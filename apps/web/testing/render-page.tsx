import type { User } from '@supabase/supabase-js';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { toast } from 'sonner';
import { type Auth, AuthContext } from '#app/account/session/auth-context.ts';
import { createQueryClient } from '#app/backend/query-client.ts';
import { Toaster } from '#app/components/ui/toaster.tsx';

interface Visit extends Partial<Auth> {
  /** Absent or null, a guest. */
  user: User | null;
  address?: string;
  /** The route that the page is of, when it reads parts of its address. */
  path?: string;
}

/** Shows a page within what every page below the session layout has. */
export function renderPage(page: ReactNode, { address = '/', path = '*', ...auth }: Visit) {
  // Toasts outlive the page of the test before.
  toast.dismiss();
  const queryClient = createQueryClient();
  // What fails in a test is meant to; it would fail the second time as well.
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const session: Auth = {
    session: null,
    loading: false,
    linkError: null,
    hasLoggedOut: false,
    signOut: async () => ({ error: null }),
    ...auth,
  };
  const router = createMemoryRouter([{ path, element: page }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={queryClient}>
      <AuthContext value={session}>
        <RouterProvider router={router} />
      </AuthContext>
      <Toaster />
    </QueryClientProvider>,
  );
  const user: UserEvent = userEvent.setup();
  return { user, router };
}
