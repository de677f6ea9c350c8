import type { AnyCall } from '@upround/shared/contract-core';
import * as z from 'zod/mini';

interface JsonSchema {
  properties?: Record<string, { enum?: unknown[]; const?: unknown; type?: string }>;
}

const fieldsOf = (schema: z.ZodMiniType | undefined) =>
  schema === undefined
    ? {}
    : ((z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema).properties ??
      {});

/** Every way to ask a reading call about these ids: each id in each field that takes one, the canary as words. */
export function addressesOf(call: AnyCall, ids: readonly string[], canary: string): string[] {
  const path = (id: string) => `/${call.version}${call.path.replace(/\{\w+\}/g, id)}`;
  return ids.flatMap((id) => {
    const query = Object.entries(fieldsOf(call.query)).flatMap(([name, field]) => {
      if (name === 'cursor' || name === 'limit') return [];
      const { enum: options, const: only, type } = field;
      const value =
        only ?? options?.[0] ?? (type === 'string' ? (/id$/i.test(name) ? id : canary) : undefined);
      return value === undefined ? [] : [[name, String(value)] as const];
    });
    const needed = query.filter(([name]) => call.selectedBy.includes(name));
    return [query, needed, []].map(
      (part) => `${path(id)}?${new URLSearchParams(part.map((pair) => [...pair])).toString()}`,
    );
  });
}
