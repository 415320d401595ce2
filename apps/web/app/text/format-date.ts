/**
 * Days and times as people of this place write them. The first formatter of a page takes up to 20 ms, so each is made
 * when it is needed.
 */
function formatter(options: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(undefined, options);
    return format.format(date);
  };
}

export const formatDate = formatter({ dateStyle: 'medium' });
export const formatTime = formatter({ dateStyle: 'medium', timeStyle: 'short' });
export const formatTimeToTheSecond = formatter({ dateStyle: 'medium', timeStyle: 'medium' });
