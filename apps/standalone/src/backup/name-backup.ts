/** The name for a backup made now, to the minute. `.gitignore` and `.dockerignore` know the pattern too. */
export function nameBackup(now: Date): string {
  const minute = now.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
  return `cardsift-${minute.replace(':', '-')}.tar.gz`;
}
