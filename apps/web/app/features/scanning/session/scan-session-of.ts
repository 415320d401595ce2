import type { User } from '@supabase/supabase-js';
import type { QueryClient } from '@tanstack/react-query';
import { getSupabase } from '#app/backend/supabase.ts';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { showNotification } from '#app/notifications/show-notification.ts';
import { userSettingsQuery } from '#app/notifications/user-settings.ts';
import { createInterruptedBatch } from '../batch/interrupted-batch.ts';
import { createScanSession, type ScanSession } from '../batch/scan-session.ts';
import { dailyUsageKey } from '../quota/daily-usage.ts';
import { premiumQuery } from '../quota/premium.ts';
import { createContactRecords } from '../saving/contact-records.ts';
import { alertWhenDone } from './alert-when-done.ts';
import { createScanSteps } from './create-scan-steps.ts';
import { warnBeforeLeaving } from './warn-before-leaving.ts';

let current: { userId: string; session: ScanSession } | undefined;

/**
 * The user's scan session. It lives as long as the page, so that a batch goes on while somebody
 * looks at My Contacts; another user gets another one.
 */
export function scanSessionOf(user: User, queryClient: QueryClient): ScanSession {
  if (current?.userId !== user.id) {
    current = { userId: user.id, session: createFor(user, queryClient) };
  }
  return current.session;
}

function createFor(user: User, queryClient: QueryClient): ScanSession {
  const backend = getSupabase();
  const isPremium = () => queryClient.fetchQuery(premiumQuery(user.id)).catch(() => false);
  const session = createScanSession({
    steps: createScanSteps(backend, user, isPremium),
    records: createContactRecords(backend, user.id),
    interrupted: createInterruptedBatch(user.id, window.sessionStorage),
    isOnline: () => navigator.onLine,
    notify: ({ title, description }) => notify(title, description),
    notifyError: ({ title, description }) => notifyError(title, description),
    onUsageChanged: () => void queryClient.invalidateQueries({ queryKey: dailyUsageKey(user.id) }),
    // The list also hears of it by realtime; this serves backends where that is switched off.
    onContactsChanged: () => void queryClient.invalidateQueries({ queryKey: ['contacts'] }),
  });
  warnBeforeLeaving(session);
  alertWhenDone(session, {
    wantsAlerts: async () =>
      (await queryClient.fetchQuery(userSettingsQuery(user.id))).processingAlerts,
    isLookedAt: () => document.visibilityState === 'visible' && document.hasFocus(),
    show: showNotification,
  });
  return session;
}
