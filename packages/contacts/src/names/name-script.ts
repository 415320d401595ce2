import { z } from 'zod';

/**
 * Which name comes first if a card prints two: the larger one, the one in the country's own script, or the Latin one.
 */
export const NAME_SCRIPTS = ['larger', 'native', 'latin'] as const;
export const nameScriptSchema = z.enum(NAME_SCRIPTS);
export type NameScript = z.infer<typeof nameScriptSchema>;

/** Until somebody chooses otherwise. The database has the same default. */
export const DEFAULT_NAME_SCRIPT: NameScript = 'larger';
