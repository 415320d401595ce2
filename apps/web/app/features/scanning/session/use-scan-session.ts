import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useUser } from '#app/session/use-user.ts';
import type { ScanSession } from '../batch/scan-session.ts';
import type { ScanState } from '../batch/scan-store.ts';
import { scanSessionOf } from './scan-session-of.ts';

export function useScanSession(): { session: ScanSession; state: ScanState } {
  const session = scanSessionOf(useUser(), useQueryClient());
  return { session, state: useSyncExternalStore(session.subscribe, session.getState) };
}
