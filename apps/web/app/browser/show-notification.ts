export function canNotify(): boolean {
  return typeof Notification !== 'undefined';
}

/** Shows a notification of the system where this browser may; a click on it brings the page back. */
export function showNotification(title: string, body: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(title, { body, icon: '/favicon.svg' });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch (error) {
    // Chrome for Android has the constructor and refuses it outside service workers.
    console.error('The notification could not be shown', error);
  }
}
