import { z } from 'zod';

/** What the trigger of change-feed.ts tells of one row. */
export const changeSchema = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  id: z.string(),
  /** Whose row it is, or was; nobody else is told of its deletion. */
  owner: z.string(),
  /** ISO 8601. */
  at: z.string(),
});

export type Change = z.infer<typeof changeSchema>;
