import * as z from 'zod/mini';
import { idSchema } from './identifiers';
import { referenceTypes, type ReferenceType } from './record-kinds';

export const referenceTypeSchema = z.enum(referenceTypes);

/** Points at one record of any slice. */
export interface Reference {
  referenceType: ReferenceType;
  referenceId: string;
}

/**
 * The two fields by which a call names a record.
 *
 * @param types the kinds that make sense for the call; others are refused with 400
 */
export function referenceFields<const Types extends readonly [ReferenceType, ...ReferenceType[]]>(
  types: Types,
) {
  return { referenceType: z.enum(types), referenceId: idSchema };
}

/** Response to setting or removing a relation. `count` is the record's counter after the change. */
export const relationSchema = z.object({
  referenceId: z.string(),
  referenceType: referenceTypeSchema,
  active: z.boolean(),
  count: z.int(),
});
export type Relation = z.output<typeof relationSchema>;
