import { ACCEPTED_FORMATS } from '../limits.ts';

/** By the type the browser gives; by the name's ending only where the browser knows none. */
export function isAcceptedFormat(file: { name: string; type: string }): boolean {
  if (file.type !== '') return file.type in ACCEPTED_FORMATS;
  const name = file.name.toLowerCase();
  return Object.values(ACCEPTED_FORMATS).some((endings) =>
    endings.some((ending) => name.endsWith(ending)),
  );
}
