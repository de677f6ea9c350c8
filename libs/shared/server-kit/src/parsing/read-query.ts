import { coreErrors } from '@upround/shared/contract-core';
import type * as z from 'zod/mini';
import { AppError } from '../app-error';
import { fieldKind, fieldsOf } from './field-kinds';
import type { FieldKind } from './field-kinds';
import { parseWith } from './parse-with';

const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/;
/** Names that analytics add to links; they are no part of a call. */
const ANALYTICS = /^utm_[a-z_]{1,32}$/;

/** Reads the query of a request. */
export type QueryReader = (raw: Record<string, unknown>) => unknown;

function coerce(text: string, kind: FieldKind): unknown {
  switch (kind) {
    case 'number':
      return NUMBER.test(text) ? Number(text) : Number.NaN;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'list':
      return text === '' ? [] : text.split(',');
    default:
      return text;
  }
}

/**
 * Makes the reader of a call's query: field by field from text, names given twice and unknown names refused.
 *
 * @param schema of the query; undefined takes no names
 */
export function queryReader(schema: z.ZodMiniType | undefined): QueryReader {
  const fields = schema === undefined ? {} : (fieldsOf(schema) ?? {});
  const kinds = new Map(Object.entries(fields).map(([name, field]) => [name, fieldKind(field)]));
  return (raw) => {
    const values: Record<string, unknown> = {};
    for (const name in raw) {
      if (ANALYTICS.test(name)) continue;
      const kind = kinds.get(name);
      const text = raw[name];
      if (kind === undefined || typeof text !== 'string') {
        throw new AppError(coreErrors.INVALID_FIELD, { path: name.slice(0, 64) });
      }
      values[name] = coerce(text, kind);
    }
    return schema === undefined ? undefined : parseWith(schema, values);
  };
}
