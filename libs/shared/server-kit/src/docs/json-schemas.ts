import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

/** OpenAPI 3.1 speaks JSON Schema 2020-12. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    reused: 'inline',
  }) as Json;
  return rest;
}

/** What a client may send. */
export const inputSchema = (schema: z.ZodMiniType) => schemaOf(schema, 'input');

/** What the server answers. */
export const outputSchema = (schema: z.ZodMiniType) => schemaOf(schema, 'output');

/** A schema that any of these fits; equal ones count once. */
export function anyOf(schemas: readonly Json[]): Json {
  const different = [...new Map(schemas.map((each) => [JSON.stringify(each), each])).values()];
  const [only] = different;
  return different.length === 1 && only !== undefined ? only : { anyOf: different };
}
