import type { AnyCall } from '@upround/shared/contract-core';
import fastJson from 'fast-json-stringify';
import * as z from 'zod/mini';

type JsonSchema = Record<string, unknown>;

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `anyOf [S, null]` says the same as a nullable S, which the serialiser writes without trying each branch. */
function withNullable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNullable);
  if (!isObject(node)) return node;
  const branches = node['anyOf'];
  if (Array.isArray(branches) && branches.length === 2) {
    const kept = branches.filter((branch) => isObject(branch) && branch['type'] !== 'null');
    const [only] = kept;
    if (kept.length === 1 && isObject(only)) {
      const { anyOf: _, ...rest } = node;
      return { ...rest, ...(withNullable(only) as JsonSchema), nullable: true };
    }
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withNullable(value)]));
}

/**
 * The JSON Schema of a response, for the serialiser and for the documentation.
 *
 * @param schema of a contract
 */
export function responseJsonSchema(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    reused: 'inline',
  }) as JsonSchema;
}

/** Writes a call's answer: exactly the fields of its contract. */
export type Serialise = (output: unknown) => string;

/**
 * Makes the serialiser of a call's answer. The first answer compiles it: all calls together would cost a tenth of a
 * start.
 *
 * @returns writes the answer; the empty string for a call that answers nothing
 */
export function serialiserOf(call: AnyCall): Serialise {
  const { response } = call;
  if (response === undefined) return () => '';
  let write: Serialise | undefined;
  return (output) => {
    if (output === null) return 'null';
    write ??= compile(response);
    return write(output);
  };
}

function compile(response: z.ZodMiniType): Serialise {
  const { $schema: _, ...schema } = withNullable(responseJsonSchema(response)) as JsonSchema;
  return fastJson(schema as unknown as Parameters<typeof fastJson>[0]);
}
