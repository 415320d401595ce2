import type { User } from '@supabase/supabase-js';
import type { ReactNode } from 'react';
import type { Auth } from '#app/session/auth-context.ts';
import { renderPage } from './render-page.tsx';

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

/** Shows a page to somebody; `user: null` is a guest. */
export const renderWithSession = (page: ReactNode, auth: Partial<Auth> = {}) =>
  renderPage(page, { user: testUser(), ...auth });
