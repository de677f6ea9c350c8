import type { AnyCall } from '@upround/shared/contract-core';
import { ContractError } from './errors';

/** The parts of an input, as they travel. */
interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, readonly Blob[] | undefined>;
}

function text(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

/**
 * The address of a call below the API host: version, filled path and query.
 * Query fields that are undefined are left out, an empty cursor too: both mean the first page. The values of a list
 * are joined by commas.
 *
 * @throws ContractError when a part of the path is missing
 */
export function addressOf(call: AnyCall, input: unknown): string {
  const { params = {}, query = {} } = (input ?? {}) as LooseInput;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') {
      throw new ContractError(call.id, `the path needs "${name}"`);
    }
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    // The first page, unless the cursor is what selects the call.
    const isFirst = name === 'cursor' && value === '' && !call.selectedBy.includes(name);
    if (value === undefined || isFirst) continue;
    search.append(name, Array.isArray(value) ? value.join(',') : text(value));
  }
  const tail = search.toString();
  return `/${call.version}${path}${tail === '' ? '' : `?${tail}`}`;
}

/** The body as it travels, with its content type; the browser itself names a form's boundary. */
export function bodyOf(
  call: AnyCall,
  input: unknown,
): { body: BodyInit | undefined; contentType: string | undefined } {
  const { body, files } = (input ?? {}) as LooseInput;
  if (call.bodyKind === 'form') return { body: formOf(body, files), contentType: undefined };
  if (body === undefined) return { body: undefined, contentType: undefined };
  return { body: JSON.stringify(body), contentType: 'application/json' };
}

function formOf(body: unknown, files: LooseInput['files']): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) form.append(name, text(value));
  }
  for (const [name, list] of Object.entries(files ?? {})) {
    for (const file of list ?? []) form.append(name, file);
  }
  return form;
}
