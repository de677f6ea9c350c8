import type * as z from 'zod/mini';

/** How a field's text is read before its schema judges it. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'list' | 'json';

interface Definition {
  type: string;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  catchall?: z.ZodMiniType;
  values?: readonly unknown[];
}

const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition;

/** The schema without what makes it optional, nullable, defaulted or piped. */
export function bareSchema(schema: z.ZodMiniType): z.ZodMiniType {
  const { type, innerType, in: input } = definitionOf(schema);
  if (innerType !== undefined && type !== 'array') return bareSchema(innerType);
  return type === 'pipe' && input !== undefined ? bareSchema(input) : schema;
}

/**
 * The fields of an object schema.
 *
 * @returns null if the schema is not an object
 */
export function fieldsOf(schema: z.ZodMiniType): Record<string, z.ZodMiniType> | null {
  const definition = definitionOf(bareSchema(schema));
  return definition.type === 'object' ? (definition.shape ?? {}) : null;
}

/** Whether an object schema refuses names that it does not know. */
export function isStrict(schema: z.ZodMiniType): boolean {
  const { type, catchall } = definitionOf(bareSchema(schema));
  return type !== 'object' || (catchall !== undefined && definitionOf(catchall).type === 'never');
}

/** How the text of a field is read. */
export function fieldKind(schema: z.ZodMiniType): FieldKind {
  const { type, values } = definitionOf(bareSchema(schema));
  if (type === 'literal') return typeof values?.[0] === 'number' ? 'number' : 'text';
  if (type === 'number' || type === 'int') return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'array') return 'list';
  return type === 'string' || type === 'enum' ? 'text' : 'json';
}
