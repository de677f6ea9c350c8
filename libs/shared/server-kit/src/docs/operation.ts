import { limits } from '@upround/shared/contract-core';
import type { AnyCall } from '@upround/shared/contract-core';
import * as z from 'zod/mini';
import { fieldsOf } from '../parsing/field-kinds';
import { grouped } from './grouped';
import { anyOf, inputSchema } from './json-schemas';
import type { Json } from './json-schemas';
import { responses } from './responses';
import type { Docs } from './responses';

type Place = 'path' | 'query';

const fieldsIn = (call: AnyCall, place: Place) => {
  const schema = place === 'path' ? call.params : call.query;
  return schema === undefined ? {} : (fieldsOf(schema) ?? {});
};

/** A list travels as one text with commas. */
const asText = (value: unknown) => (Array.isArray(value) ? value.join(',') : value);

function exampleOf(call: AnyCall, place: Place, name: string, docs: Docs): unknown {
  const input = docs.ofCall(call)?.input;
  const part = (place === 'path' ? input?.params : input?.query) as Json | undefined;
  return asText(part?.[name]);
}

/** A parameter of any of the calls; needed where each of them needs it. */
function parameter(calls: readonly AnyCall[], place: Place, name: string, docs: Docs): Json {
  const fields = calls.map((call) => fieldsIn(call, place)[name]);
  const known = fields.filter((field) => field !== undefined);
  const required = fields.every(
    (field) => field !== undefined && !z.safeParse(field, undefined).success,
  );
  const examples = calls.flatMap((call) => {
    const value = exampleOf(call, place, name, docs);
    return value === undefined ? [] : [[call.id, { value }]];
  });
  return {
    name,
    in: place,
    required: place === 'path' || required,
    schema: anyOf(known.map(inputSchema)),
    ...(examples.length === 0 ? {} : { examples: Object.fromEntries(examples) }),
  };
}

function parameters(calls: readonly AnyCall[], docs: Docs): Json[] {
  return (['path', 'query'] as const).flatMap((place) => {
    const names = new Set(calls.flatMap((call) => Object.keys(fieldsIn(call, place))));
    return [...names].map((name) => parameter(calls, place, name, docs));
  });
}

function formSchema(call: AnyCall): Json {
  const schema = call.body === undefined ? { type: 'object' } : inputSchema(call.body);
  const files = Object.entries(call.files ?? {}).map(([name, { max }]) => [
    name,
    { type: 'array', maxItems: max, items: { type: 'string', format: 'binary' } },
  ]);
  const properties = { ...(schema['properties'] as Json), ...Object.fromEntries(files) };
  return { ...schema, properties };
}

function requestBody(calls: readonly AnyCall[], docs: Docs): Json {
  const taking = calls.filter(({ body, files }) => body !== undefined || files !== undefined);
  if (taking.length === 0) return {};
  const content = [...grouped(taking, ({ bodyKind }) => bodyKind)].map(([kind, some]) => {
    const schemas = some.map((call) =>
      kind === 'form' || call.body === undefined ? formSchema(call) : inputSchema(call.body),
    );
    const examples = some.flatMap((call) => {
      const value = docs.ofCall(call)?.input?.body;
      return value === undefined ? [] : [[call.id, { summary: call.summary, value }]];
    });
    return [
      kind === 'form' ? 'multipart/form-data' : 'application/json',
      {
        schema: anyOf(schemas),
        ...(examples.length === 0 ? {} : { examples: Object.fromEntries(examples) }),
      },
    ];
  });
  const required = calls.every(
    ({ body }) => body !== undefined && !z.safeParse(body, undefined).success,
  );
  return { requestBody: { required, content: Object.fromEntries(content) } };
}

const accessOf = {
  guest: 'Open to everyone, with or without an access token.',
  member: 'Needs an access token.',
  refresh: 'Needs the refresh cookie; an access token is ignored.',
};

/** What a call's definition says, in sentences. */
function factsOf({ access, limit, method }: AnyCall): string {
  const { points, seconds, by } = limits[limit ?? 'general'];
  const counted = by === 'ip' ? 'address' : access === 'member' ? 'member' : 'member or address';
  return [
    accessOf[access],
    `Limit: ${points} ${points === 1 ? 'call' : 'calls'} in ${seconds === 1 ? 'a second' : `${seconds} seconds`} for each ${counted}.`,
    ...(method === 'GET' || access !== 'member' ? [] : ['Takes an `Idempotency-Key`.']),
  ].join(' ');
}

function descriptionOf(call: AnyCall, docs: Docs): string {
  const described = docs.ofCall(call)?.description;
  const notes = docs.contributedTo(call).map(({ note }) => note);
  const sentences = [...(described === undefined ? [] : [described]), ...notes].join(' ');
  return [...(sentences === '' ? [] : [sentences]), factsOf(call)].join('\n\n');
}

function securityOf(calls: readonly AnyCall[]): Json[] {
  const kinds = new Set(calls.map(({ access }) => access));
  return [
    ...(kinds.has('guest') ? [{}] : []),
    ...(kinds.has('refresh') ? [{ refreshCookie: [] }] : []),
    ...(kinds.has('guest') || kinds.has('member') ? [{ accessToken: [] }] : []),
  ];
}

/** OpenAPI knows one operation for method and path; calls that share them are listed in `x-operations`. */
export function operation(calls: readonly [AnyCall, ...AnyCall[]], docs: Docs): Json {
  const [first, ...others] = calls;
  const description =
    others.length === 0
      ? descriptionOf(first, docs)
      : calls
          .map((call) => `**${call.id}**: ${call.summary}\n\n${descriptionOf(call, docs)}`)
          .join('\n\n');
  return {
    operationId: first.id,
    ...(others.length === 0 ? {} : { 'x-operations': calls.map(({ id }) => id) }),
    summary: calls.map(({ summary }) => summary).join('; or: '),
    description,
    tags: [first.id.split('.')[0]],
    parameters: parameters(calls, docs),
    ...requestBody(calls, docs),
    responses: responses(calls, docs),
    security: securityOf(calls),
  };
}
