import { canNotify } from '#app/notifications/show-notification.ts';

/** Asks the browser for leave to show notifications; says why not when it has none to give. */
export async function requestPermission(): Promise<'granted' | 'unsupported' | 'denied'> {
  if (!canNotify()) return 'unsupported';
  const permission = await Notification.requestPermission();
  return permission === 'granted' ? 'granted' : 'denied';
}
