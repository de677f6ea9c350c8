import type { AnyCall } from './call';
import type { CallInput, CallOutput } from './call-types';
import type { ErrorDefinition } from './errors';

/** An example of a request, its files left out. */
export interface ExampleInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** What the API's documentation says about one call, besides what its definition says. */
export interface CallDocs {
  call: AnyCall;
  /** One or two sentences: what the call does and what is special about it. */
  description: string;
  /** Undefined for a call that takes nothing. */
  input: ExampleInput | undefined;
  /** Undefined for a call that answers nothing. */
  output: unknown;
}

/** When an error is answered. */
export interface ErrorDocs {
  error: ErrorDefinition;
  when: string;
}

/** What a contract adds to the documentation of a call of another contract. */
export interface ContributedDocs {
  /** The call's id, as in `social.like`. */
  call: string;
  /** A sentence behind the call's description. */
  note: string;
  /** Errors that the call can answer for records of this slice. */
  errors: readonly ErrorDefinition[];
}

/** A deprecated field of responses, to be removed with the next release. */
export interface DeprecatedField {
  name: string;
  /** The fields that replace it. It is documented as deprecated where an object has one of them too. */
  use: readonly string[];
}

/** What a contract says about all its published calls and errors. */
export interface ContractDocs {
  calls: readonly CallDocs[];
  errors: readonly ErrorDocs[];
  contributed?: readonly ContributedDocs[];
  deprecated?: readonly DeprecatedField[];
}

type InputPart<Call extends AnyCall> = keyof Omit<CallInput<Call>, 'files'> extends never
  ? { input?: undefined }
  : { input: Omit<CallInput<Call>, 'files'> };
type OutputPart<Call extends AnyCall> =
  CallOutput<Call> extends undefined ? { output?: undefined } : { output: CallOutput<Call> };

/**
 * Documents a call. An example that does not fit the call's schemas is a type error.
 *
 * @param call a published call of the contract
 * @param docs its description, and an example of its request and of its answer
 */
export function describeCall<Call extends AnyCall>(
  call: Call,
  docs: { description: string } & InputPart<Call> & OutputPart<Call>,
): CallDocs {
  const { description, input, output } = docs as Partial<CallDocs>;
  return { call, description: description ?? '', input, output };
}

/**
 * Documents when the errors of a contract are answered.
 *
 * @param errors as `defineErrors` made them
 * @param when a phrase for each code that begins with "When", for instance "When the poll has ended."
 */
export function describeErrors<Code extends string>(
  errors: Readonly<Record<Code, ErrorDefinition>>,
  when: Record<NoInfer<Code>, string>,
): ErrorDocs[] {
  return (Object.keys(errors) as Code[]).map((code) => ({ error: errors[code], when: when[code] }));
}

/**
 * One record of a list of fixtures, as an example.
 *
 * @throws Error where the list has no such place
 */
export function exampleFrom<Item>(fixtures: readonly Item[], place = 0): Item {
  const item = fixtures[place];
  if (item === undefined) throw new Error(`There is no fixture at ${place}.`);
  return item;
}
