import type { Json } from './json-schemas';

type Operations = Record<string, Record<string, Json>>;

const FOLDER = '#/components/responses/';

/** The codes that a failure may have, as in `MALFORMED-INVALID_FIELD`. */
function nameOf(response: Json): string | undefined {
  const content = response['content'] as Record<string, { examples?: Json }> | undefined;
  const { examples } = content?.['application/json'] ?? {};
  return examples === undefined ? undefined : Object.keys(examples).join('-');
}

/**
 * Moves the failures that several operations answer alike to the document's components.
 *
 * @param paths as OpenAPI has them
 * @returns the paths with references, and what these point at
 */
export function shareResponses(paths: Operations): { paths: Operations; responses: Json } {
  const times = new Map<string, number>();
  for (const methods of Object.values(paths)) {
    for (const { responses } of Object.values(methods)) {
      for (const response of Object.values(responses as Record<string, Json>)) {
        const text = JSON.stringify(response);
        times.set(text, (times.get(text) ?? 0) + 1);
      }
    }
  }
  const shared: Json = {};
  const place = (status: string, response: Json): Json => {
    const codes = nameOf(response);
    const isShared = Number(status) >= 400 && (times.get(JSON.stringify(response)) ?? 0) > 1;
    if (codes === undefined || !isShared) return response;
    const name = `${status}-${codes}`;
    // Errors of several slices may have one code; only the first is shared.
    shared[name] ??= response;
    return JSON.stringify(shared[name]) === JSON.stringify(response)
      ? { $ref: `${FOLDER}${name}` }
      : response;
  };
  const entries = <Value, Result>(
    table: Record<string, Value>,
    to: (v: Value, k: string) => Result,
  ) => Object.fromEntries(Object.entries(table).map(([key, value]) => [key, to(value, key)]));
  const referring = entries(paths, (methods) =>
    entries(methods, (operation) => ({
      ...operation,
      responses: entries(operation['responses'] as Record<string, Json>, (response, status) =>
        place(status, response),
      ),
    })),
  );
  return { paths: referring, responses: shared };
}
