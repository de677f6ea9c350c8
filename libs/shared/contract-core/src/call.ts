import type * as z from 'zod/mini';
import type { ErrorDefinition } from './errors';
import type { LimitName } from './limits';
import type { SwitchName } from './switches';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Version = 'v1' | 'v2' | 'v3' | 'v4';

/**
 * Who may make a call.
 * - `guest`: anyone, signed in or not.
 * - `member`: a signed-in person; a guest gets 401 `login required`.
 * - `refresh`: clients with a valid refresh cookie; the access token is ignored.
 */
export type Access = 'guest' | 'member' | 'refresh';

/** `segment` lists answer `{ data, nextSegment }` and take `cursor` and `limit`. */
export type Paging = 'none' | 'segment';

/** How the body travels: JSON, or `multipart/form-data` with nested values as JSON text. */
export type BodyKind = 'json' | 'form';

/** The bounds of one file field of a form body. */
export interface FileField {
  /** The most files this field takes. */
  max: number;
  /** The most bytes of one file. */
  maxBytes: number;
}

type Schema = z.ZodMiniType;

/** One call of the API as frozen data: server route, client, query keys and OpenAPI derive from it. */
export interface CallDefinition<
  Path extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema | undefined = Schema | undefined,
  Files extends Record<string, FileField> | undefined = Record<string, FileField> | undefined,
> {
  /** Unique name: operationId, log label and first part of query keys, for instance `feed.readFeed`. */
  id: string;
  /** One line for people who read the API's documentation. */
  summary: string;
  method: Method;
  version: Version;
  /** Path below the version, with `{name}` placeholders. */
  path: `/${string}`;
  params: Path;
  query: Query;
  /**
   * Names of the query fields that select this call where several share method and path
   * (`v4 /post?filter`, `?id`, `?userId`); the call with the most matching names is chosen.
   */
  selectedBy: readonly string[];
  bodyKind: BodyKind;
  body: Body;
  files: Files;
  /** The status of a success; 204 goes with `response: undefined`. */
  status: 200 | 201 | 202 | 204;
  response: Response;
  /** The refusals of its own, besides those that any call may answer. */
  errors: readonly ErrorDefinition[];
  access: Access;
  /** A restricted (read-only) member may make this write. */
  openToRestricted: boolean;
  paging: Paging;
  /**
   * What its error says in the log when it fails, with `{status}`, `{statusText}` and `{message}` filled in; people
   * are shown the refusal's own sentence.
   */
  thrown: string | undefined;
  /** The limit that counts this call besides the general one. */
  limit: LimitName | undefined;
  /**
   * The switch that stops this call with 503. A form is stopped at its first file: without one, a post is written all
   * the same.
   */
  switch: SwitchName | undefined;
  /** Left out of the public documentation. */
  internal: boolean;
  /** Made by a library's client, which adds names of its own to the body: they are dropped, not refused. */
  foreignClient: boolean;
}

type Defaults =
  | 'params'
  | 'query'
  | 'selectedBy'
  | 'bodyKind'
  | 'body'
  | 'files'
  | 'status'
  | 'response'
  | 'errors'
  | 'openToRestricted'
  | 'paging'
  | 'limit'
  | 'switch'
  | 'thrown'
  | 'internal'
  | 'foreignClient';

/**
 * Defines one call of the API.
 *
 * @param definition method, version, path, schemas and rules of the call; what is omitted has no
 *   schema, answers 200, declares no error of its own and no limit besides the general one
 * @returns the frozen definition, typed by its schemas
 */
export function defineCall<
  Path extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Response extends Schema | undefined = undefined,
  Files extends Record<string, FileField> | undefined = undefined,
>(
  definition: Omit<CallDefinition<Path, Query, Body, Response, Files>, Defaults> &
    Partial<Pick<CallDefinition<Path, Query, Body, Response, Files>, Defaults>>,
): CallDefinition<Path, Query, Body, Response, Files> {
  return Object.freeze({
    params: undefined as Path,
    query: undefined as Query,
    selectedBy: [],
    bodyKind: 'json',
    body: undefined as Body,
    files: undefined as Files,
    status: definition.response === undefined ? 204 : 200,
    response: undefined as Response,
    errors: [],
    openToRestricted: false,
    paging: 'none',
    limit: undefined,
    switch: undefined,
    thrown: undefined,
    internal: false,
    foreignClient: false,
    ...definition,
  } as CallDefinition<Path, Query, Body, Response, Files>);
}

/** A call whose schemas do not matter to the code that handles it. */
export type AnyCall = CallDefinition;
