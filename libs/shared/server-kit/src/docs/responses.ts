import { coreErrors } from '@upround/shared/contract-core';
import type {
  AnyCall,
  CallDocs,
  ContributedDocs,
  DeprecatedField,
  ErrorDefinition,
} from '@upround/shared/contract-core';
import { commonErrors } from './any-call-errors';
import { markDeprecated } from './deprecated-fields';
import { grouped } from './grouped';
import { anyOf, outputSchema } from './json-schemas';
import type { Json } from './json-schemas';

/** Texts about calls and errors besides their definitions. */
export interface Docs {
  ofCall(call: AnyCall): CallDocs | undefined;
  whenOf(error: ErrorDefinition): string | undefined;
  /** What other contracts add to a call. */
  contributedTo(call: AnyCall): readonly ContributedDocs[];
  deprecated: readonly DeprecatedField[];
}

const text = (description: string) => ({ description, schema: { type: 'string' } });
const retryAfter = { 'Retry-After': text('Seconds to wait before the next try.') };
const headersOf: Record<number, Json> = {
  405: { Allow: text('The methods that this address takes.') },
  429: retryAfter,
  503: retryAfter,
  507: retryAfter,
};

const common = new Set<ErrorDefinition>(Object.values(coreErrors));

/** A failure as it is answered. */
export const failureExample = ({ status, code, sentence }: ErrorDefinition) => ({
  summary: sentence,
  value: {
    status,
    requestId: '0f8c5d1e-6a3b-4c2d-9e7f-1a2b3c4d5e6f',
    errors: [{ code, clientMessage: sentence }],
  },
});

function failure(status: number, errors: readonly ErrorDefinition[], docs: Docs): Json {
  const lines = errors.map((error) => {
    const when = docs.whenOf(error);
    return `- \`${error.code}\`: ${error.sentence}${when === undefined ? '' : ` (${when})`}`;
  });
  const examples = errors.map((error) => [
    error.code,
    common.has(error) ? { $ref: `#/components/examples/${error.code}` } : failureExample(error),
  ]);
  const headers = headersOf[status];
  return {
    description: lines.join('\n'),
    ...(headers === undefined ? {} : { headers }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

function success(calls: readonly AnyCall[], docs: Docs): Json {
  const answering = calls.flatMap(({ response }) => (response === undefined ? [] : [response]));
  if (answering.length === 0) return { description: 'Done. The answer is empty.' };
  const examples = calls.flatMap((call) => {
    const value = docs.ofCall(call)?.output;
    return value === undefined ? [] : [[call.id, { summary: call.summary, value }]];
  });
  return {
    description: 'Success',
    content: {
      'application/json': {
        schema: anyOf(
          answering.map((schema) => markDeprecated(outputSchema(schema), docs.deprecated)),
        ),
        ...(examples.length === 0 ? {} : { examples: Object.fromEntries(examples) }),
      },
    },
  };
}

/** The answers of calls that share an address: their successes, and every error that any of them may answer. */
export function responses(calls: readonly AnyCall[], docs: Docs): Json {
  const statuses = [...new Set(calls.map(({ status }) => status))];
  const errors = new Set(
    calls.flatMap((call) => [
      ...call.errors,
      ...docs.contributedTo(call).flatMap((contributed) => contributed.errors),
      ...commonErrors(call),
    ]),
  );
  const byStatus = grouped(errors, ({ status }) => status);
  return {
    ...Object.fromEntries(
      statuses.map((status) => [
        String(status),
        success(
          calls.filter((call) => call.status === status),
          docs,
        ),
      ]),
    ),
    ...Object.fromEntries(
      [...byStatus].map(([status, some]) => [String(status), failure(status, some, docs)]),
    ),
  };
}
