/** What a backup of this moment is called, to the minute. `.gitignore` and `.dockerignore` know the name too. */
export function nameBackup(now: Date): string {
  const minute = now.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
  return `cardsift-${minute.replace(':', '-')}.tar.gz`;
}
