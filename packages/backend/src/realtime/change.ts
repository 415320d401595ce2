import { z } from 'zod';

/** What the trigger in feed-schema.ts sends about one row. */
export const changeSchema = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  id: z.string(),
  /** The row's owner, also if it was deleted. Nobody else is told of a deletion. */
  owner: z.string(),
  /** ISO 8601. */
  at: z.string(),
});

export type Change = z.infer<typeof changeSchema>;
