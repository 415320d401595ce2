import { z } from 'zod';

/** A name that vCard allows. Anything else could start another line. */
const token = z.string().regex(/^[A-Z0-9-]+$/);

/**
 * A vCard property for which a contact has no field, or what a line says in addition to the field's value.
 */
export const importedPropertySchema = z.object({
  /** Upper case, such as `BDAY`. */
  name: token,
  /** Escaped as in vCard 3.0 and 4.0, in Unicode, without line breaks. */
  value: z.string(),
  /** By upper-case name. A base64 value has the ENCODING `b`. */
  params: z.record(token, z.array(z.string())).optional(),
  /** Ties it to others of the same group, such as Apple's country of an address. */
  group: z.string().optional(),
  /** The owner's label for it: Apple's X-ABLabel, with its markup. */
  label: z.string().optional(),
  /** The value is also a field of the contact. If that field changes, this property is void. */
  isField: z.literal(true).optional(),
});
export type ImportedProperty = z.infer<typeof importedPropertySchema>;
