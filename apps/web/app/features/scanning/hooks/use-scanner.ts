import type { User } from '@supabase/supabase-js';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { planQuery } from '#app/account/plan/is-pro.ts';
import { useUser } from '#app/account/session/auth-context.ts';
import { userSettingsQuery } from '#app/account/user-settings.ts';
import { getSupabase } from '#app/backend/supabase.ts';
import { holdBatchLock } from '#app/browser/installed/batch-lock.ts';
import { showNotification } from '#app/browser/show-notification.ts';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { createContactBook } from '#app/contact-book/contact-book.ts';
import { findWaiting } from '#app/contact-book/waiting-contacts/use-waiting-contacts.ts';
import { devicePacks } from '#app/device-reader/packs.ts';
import type { ScanState } from '../batch/scan-store.ts';
import { createScanningSession, type ScanningSession } from '../batch/scanning-session.ts';
import { dailyUsageKey } from '../quota/daily-usage.ts';
import { createScanSteps } from '../steps/scan-steps.ts';
import { forgetPictures, straightenCards } from '../straighten/straighten.ts';
import { alertWhenDone, markBatch, warnBeforeLeaving } from './alert-when-done.ts';
import { createLastBatchStore } from './store-last-batch.ts';

let current: { userId: string; scanner: ScanningSession } | undefined;

/**
 * The signed-in user's scanner and its state. It lives as long as the page, so that a batch goes on while the user
 * looks at My Contacts. Another user gets another one.
 */
export function useScanner(): { scanner: ScanningSession; state: ScanState } {
  const scanner = findScanner(useUser(), useQueryClient());
  return { scanner, state: useSyncExternalStore(scanner.subscribe, scanner.getState) };
}

function findScanner(user: User, queryClient: QueryClient): ScanningSession {
  if (current?.userId !== user.id) {
    current = { userId: user.id, scanner: startScanner(user, queryClient) };
  }
  return current.scanner;
}

function startScanner(user: User, queryClient: QueryClient): ScanningSession {
  const backend = getSupabase();
  const isPro = async () => {
    const query = planQuery(user.id);
    // Without a network the question would wait for one.
    const plan = navigator.onLine
      ? await queryClient.fetchQuery(query).catch(() => undefined)
      : queryClient.getQueryData(query.queryKey);
    return plan?.name === 'Pro';
  };
  const waiting = findWaiting(user.id, queryClient);
  const onUsageChanged = () =>
    void queryClient.invalidateQueries({ queryKey: dailyUsageKey(user.id) });
  const scanner = createScanningSession({
    steps: createScanSteps(backend, user, isPro),
    pictures: { straighten: straightenCards, forget: forgetPictures },
    waiting: waiting.contacts,
    book: createContactBook(queryClient, backend, user.id),
    memory: createLastBatchStore(user.id, window.sessionStorage),
    notify: ({ title, description }) => notify(title, description),
    notifyError: ({ title, description, link }) => notifyError(title, description, link),
    onUsageChanged,
  });
  // A picture that was read without a network spends its scan when it is saved.
  waiting.sender.subscribe(() => {
    if (!waiting.sender.getState().isSending) onUsageChanged();
  });
  waiting.news.subscribe((news) => void scanner.followWaiting(news));
  for (const pack of devicePacks)
    pack.subscribe(() => {
      if (pack.getState().kind === 'ready') void scanner.readWithPack(pack.script);
    });
  warnBeforeLeaving(scanner);
  markBatch(scanner, holdBatchLock);
  alertWhenDone(scanner, {
    wantsAlerts: async () =>
      (await queryClient.fetchQuery(userSettingsQuery(user.id))).processingAlerts,
    isLookedAt: () => document.visibilityState === 'visible' && document.hasFocus(),
    show: showNotification,
  });
  return scanner;
}
