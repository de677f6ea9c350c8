import type { DeprecatedField } from '@upround/shared/contract-core';
import type { Json } from './json-schemas';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function markIn(properties: Json, fields: readonly DeprecatedField[]): Json {
  const marked = { ...properties };
  for (const { name, use } of fields) {
    const schema = properties[name];
    const newNames = use.filter((other) => other in properties);
    if (!isObject(schema) || newNames.length === 0) continue;
    const names = newNames.map((other) => `\`${other}\``).join(' or ');
    const description = `Use ${names}. This field will be removed in the next minor release.`;
    marked[name] = { ...schema, deprecated: true, description };
  }
  return marked;
}

/** Marks the fields that are kept for one release in a schema, wherever an object has the new field too. */
export function markDeprecated(schema: Json, fields: readonly DeprecatedField[]): Json {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isObject(value)) return value;
    const walked = Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, walk(inner)]),
    );
    const { properties } = walked;
    return isObject(properties) ? { ...walked, properties: markIn(properties, fields) } : walked;
  };
  return walk(schema) as Json;
}
