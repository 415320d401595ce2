import { notifyError } from '#app/components/ui/notify.ts';

/** Tells of a password that a form did not take; which rules it breaks stands below its field. */
export function refuseWeakPassword(invalid: { password?: unknown }): void {
  if (!invalid.password) return;
  notifyError(
    'Password Requirements Not Met',
    'Please ensure your password meets all security requirements',
  );
}
