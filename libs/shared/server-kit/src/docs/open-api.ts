import { coreErrors, failureSchema } from '@upround/shared/contract-core';
import type { AnyCall, ContractDocs } from '@upround/shared/contract-core';
import { commonErrorDocs } from './any-call-errors';
import { grouped } from './grouped';
import { outputSchema } from './json-schemas';
import type { Json } from './json-schemas';
import { operation } from './operation';
import { failureExample } from './responses';
import type { Docs } from './responses';
import { shareResponses } from './shared-responses';

/** What the document says besides what the calls say of themselves. */
export interface DocumentOptions {
  /** What each contract says about its calls and errors. */
  docs?: readonly ContractDocs[];
  /** Where the calls are answered; the host that serves the document by default. */
  server?: string | undefined;
}

function docsOf(contracts: readonly ContractDocs[]): Docs {
  const byCall = new Map(
    contracts.flatMap(({ calls }) => calls.map((each) => [each.call.id, each])),
  );
  const occasions = [...commonErrorDocs, ...contracts.flatMap(({ errors }) => errors)];
  const byError = new Map(occasions.map(({ error, when }) => [error, when]));
  const byTarget = grouped(
    contracts.flatMap(({ contributed = [] }) => contributed),
    ({ call }) => call,
  );
  return {
    ofCall: ({ id }) => byCall.get(id),
    whenOf: (error) => byError.get(error),
    contributedTo: ({ id }) => byTarget.get(id) ?? [],
    deprecated: contracts.flatMap(({ deprecated = [] }) => deprecated),
  };
}

function paths(calls: readonly AnyCall[], docs: Docs): Record<string, Record<string, Json>> {
  const byPath = grouped(calls, ({ version, path }) => `/${version}${path}`);
  return Object.fromEntries(
    [...byPath].map(([path, some]) => [
      path,
      Object.fromEntries(
        [...grouped(some, ({ method }) => method.toLowerCase())].map(([method, sharing]) => [
          method,
          operation(sharing, docs),
        ]),
      ),
    ]),
  );
}

/**
 * Makes the API's documentation from the contracts, without internal calls.
 *
 * @param title name of the product
 * @param calls of every module
 * @param options descriptions and examples, and the address of the server
 * @returns an OpenAPI 3.1 document
 */
export function openApiOf(
  title: string,
  calls: readonly AnyCall[],
  { docs = [], server = '/' }: DocumentOptions = {},
): Json {
  const examples = Object.values(coreErrors).map((error) => [error.code, failureExample(error)]);
  const shared = shareResponses(
    paths(
      calls.filter((call) => !call.internal),
      docsOf(docs),
    ),
  );
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: server }],
    paths: shared.paths,
    components: {
      schemas: { Failure: outputSchema(failureSchema) },
      responses: shared.responses,
      examples: Object.fromEntries(examples),
      securitySchemes: {
        accessToken: { type: 'apiKey', in: 'header', name: 'Access-Token' },
        refreshCookie: { type: 'apiKey', in: 'cookie', name: 'refresh-token' },
      },
    },
  };
}
