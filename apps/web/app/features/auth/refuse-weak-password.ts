import { notifyError } from '#app/components/ui/notify.ts';

/** Announces a password that a form refused. The broken rules stand below its field. */
export function refuseWeakPassword(invalid: { password?: unknown }): void {
  if (!invalid.password) return;
  notifyError(
    'Password Requirements Not Met',
    'Please ensure your password meets all security requirements',
  );
}
