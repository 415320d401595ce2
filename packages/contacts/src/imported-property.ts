import { z } from 'zod';

/** As vCard allows them; anything else could begin a line of its own. */
const token = z.string().regex(/^[A-Z0-9-]+$/);

/** A property of a vCard that a contact has no field for, or what its line says besides the field's value. */
export const importedPropertySchema = z.object({
  /** Upper case, such as `BDAY`. */
  name: token,
  /** Escaped as vCard 3.0 and 4.0 have it, in Unicode and without line breaks. */
  value: z.string(),
  /** By upper-case name; a base64 value has the ENCODING `b`. */
  params: z.record(token, z.array(z.string())).optional(),
  /** Ties it to the others of the same group, as Apple's country of an address. */
  group: z.string().optional(),
  /** How its owner called it: Apple's X-ABLabel, with its marks. */
  label: z.string().optional(),
  /** The value is a field of the contact too, and worth nothing when that has been changed. */
  isField: z.literal(true).optional(),
});
export type ImportedProperty = z.infer<typeof importedPropertySchema>;
