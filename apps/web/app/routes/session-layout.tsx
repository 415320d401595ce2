import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { AuthProvider } from '#app/account/session/auth-provider.tsx';
import { queryClient } from '#app/backend/query-client.ts';
import { UpdateOffer } from '#app/browser/installed/update-offer.tsx';
import { Toaster } from '#app/components/ui/toaster.tsx';

/** Around every page that has to know who is signed in, and thus loads the backend client. */
export default function SessionLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Outlet />
      </AuthProvider>
      <Toaster />
      <UpdateOffer />
    </QueryClientProvider>
  );
}
