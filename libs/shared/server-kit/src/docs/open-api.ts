import { coreErrors, failureSchema } from '@upround/shared/contract-core';
import type { AnyCall, ErrorDefinition } from '@upround/shared/contract-core';
import * as z from 'zod/mini';
import { responseJsonSchema } from '../answers/serialise';
import { fieldsOf } from '../parsing/field-kinds';

type Json = Record<string, unknown>;

function inputSchema(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as Json;
  return rest;
}

function outputSchema(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = responseJsonSchema(schema);
  return rest;
}

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  const fields = schema === undefined ? {} : (fieldsOf(schema) ?? {});
  return Object.entries(fields).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: inputSchema(field),
  }));
}

function requestBody(call: AnyCall): Json {
  if (call.body === undefined && call.files === undefined) return {};
  const schema = call.body === undefined ? { type: 'object' } : inputSchema(call.body);
  if (call.bodyKind === 'json') {
    return { requestBody: { content: { 'application/json': { schema } } } };
  }
  const files = Object.fromEntries(
    Object.entries(call.files ?? {}).map(([name, { max }]) => [
      name,
      { type: 'array', maxItems: max, items: { type: 'string', format: 'binary' } },
    ]),
  );
  const properties = { ...(schema['properties'] as Json | undefined), ...files };
  return {
    requestBody: { content: { 'multipart/form-data': { schema: { ...schema, properties } } } },
  };
}

/** The refusals that this call can answer, besides its own. */
function commonErrors(call: AnyCall): ErrorDefinition[] {
  const { MALFORMED, INVALID_FIELD, RATE_LIMITED, UNAVAILABLE, INTERNAL } = coreErrors;
  const token = [coreErrors.TOKEN_EXPIRED, coreErrors.TOKEN_INVALID, coreErrors.ACCOUNT_DISABLED];
  const write = [
    coreErrors.BODY_TOO_LARGE,
    coreErrors.UNSUPPORTED_MEDIA_TYPE,
    coreErrors.IDEMPOTENCY_KEY_REUSED,
    coreErrors.CONFLICT,
    coreErrors.STORAGE_FULL,
    coreErrors.REQUEST_TIMEOUT,
  ];
  return [
    ...[MALFORMED, INVALID_FIELD, RATE_LIMITED, UNAVAILABLE, INTERNAL, coreErrors.URI_TOO_LONG],
    ...(call.access === 'refresh' ? [] : token),
    ...(call.access === 'member' ? [coreErrors.LOGIN_REQUIRED, coreErrors.FORBIDDEN] : []),
    ...(call.params === undefined && call.query === undefined && call.body === undefined
      ? []
      : [coreErrors.NOT_FOUND]),
    ...(call.method === 'GET' ? [] : [...write, coreErrors.ACCOUNT_RESTRICTED]),
  ];
}

function responses(call: AnyCall): Json {
  const byStatus = new Map<number, ErrorDefinition[]>();
  for (const error of [...call.errors, ...commonErrors(call)]) {
    byStatus.set(error.status, [...(byStatus.get(error.status) ?? []), error]);
  }
  const failures = [...byStatus].map(([status, errors]) => [
    String(status),
    {
      description: errors.map(({ code, sentence }) => `${code}: ${sentence}`).join('\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ]);
  const content =
    call.response === undefined
      ? {}
      : { content: { 'application/json': { schema: outputSchema(call.response) } } };
  return {
    [String(call.status)]: { description: 'Success', ...content },
    ...Object.fromEntries(failures),
  };
}

function operation(call: AnyCall): Json {
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.id.split('.')[0]],
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...requestBody(call),
    responses: responses(call),
    security:
      call.access === 'guest'
        ? [{}, { accessToken: [] }]
        : call.access === 'member'
          ? [{ accessToken: [] }]
          : [],
  };
}

/** Calls that share method and path stand in one operation each under `x-variants`, the first as the operation. */
function paths(calls: readonly AnyCall[]): Json {
  const table: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = `/${call.version}${call.path}`;
    const methods = (table[path] ??= {});
    const method = call.method.toLowerCase();
    const first = methods[method];
    if (first === undefined) methods[method] = operation(call);
    else methods[method] = merged(first, operation(call));
  }
  return table;
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Json;
}

/** OpenAPI knows one operation for method and path: parameters of either, answers of either. */
function merged(one: Json, other: Json): Json {
  const parameters = new Map<string, Parameter>();
  const [before, after] = [one['parameters'] as Parameter[], other['parameters'] as Parameter[]];
  for (const parameter of [...before, ...after]) {
    const known = parameters.get(parameter.name);
    const everywhere =
      parameter.in === 'path' ||
      (parameter.required &&
        [before, after].every((list) => list.some(({ name }) => name === parameter.name)));
    parameters.set(parameter.name, {
      ...parameter,
      required: everywhere,
      schema: known === undefined ? parameter.schema : anyOf(known.schema, parameter.schema),
    });
  }
  const ids = [
    ...((one['x-operations'] as string[] | undefined) ?? [one['operationId'] as string]),
    other['operationId'] as string,
  ];
  return {
    ...one,
    summary: `${String(one['summary'])}; or: ${String(other['summary'])}`,
    'x-operations': ids,
    parameters: [...parameters.values()],
    responses: mergedResponses(
      one['responses'] as Record<string, Json>,
      other['responses'] as Record<string, Json>,
    ),
  };
}

const anyOf = (one: Json, other: Json): Json =>
  JSON.stringify(one) === JSON.stringify(other) ? one : { anyOf: [one, other] };

function mergedResponses(
  one: Record<string, Json>,
  other: Record<string, Json>,
): Record<string, Json> {
  const schemaOf = (answer: Json) =>
    (answer['content'] as Record<string, { schema: Json }> | undefined)?.['application/json']
      ?.schema;
  const result = { ...other, ...one };
  for (const [status, answer] of Object.entries(one)) {
    const [mine, theirs] = [schemaOf(answer), other[status] && schemaOf(other[status])];
    if (mine === undefined || theirs === undefined) continue;
    result[status] = {
      ...answer,
      content: { 'application/json': { schema: anyOf(mine, theirs) } },
    };
  }
  return result;
}

/**
 * Makes the API's documentation from the contracts, without internal calls.
 *
 * @param title name of the product
 * @param calls of every module
 * @returns an OpenAPI 3.1 document
 */
export function openApiOf(title: string, calls: readonly AnyCall[]): Json {
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: paths(calls.filter((call) => !call.internal)),
    components: {
      schemas: { Failure: outputSchema(failureSchema) },
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'Access-Token' } },
    },
  };
}
