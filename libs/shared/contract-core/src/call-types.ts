import type * as z from 'zod/mini';
import type { AnyCall } from './call';

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** Drops the keys whose value is `undefined`, so that a call without a body takes no `body`. */
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

type FilesOf<Call extends AnyCall, File> =
  Call['files'] extends Record<string, unknown>
    ? { [K in keyof Call['files']]?: readonly File[] }
    : undefined;

/** A file as the server's form reader hands it over, already within the field's bounds. */
export interface UploadedFile {
  filename: string;
  mimetype: string;
  bytes: Uint8Array;
}

/** What a handler on the server gets: every part parsed. */
export type HandlerInput<Call extends AnyCall> = Present<{
  params: Parsed<Call['params']>;
  query: Parsed<Call['query']>;
  body: Parsed<Call['body']>;
  files: FilesOf<Call, UploadedFile>;
}>;

/** What a client passes to make the call. */
export type CallInput<Call extends AnyCall> = Present<{
  params: Given<Call['params']>;
  query: Given<Call['query']>;
  body: Given<Call['body']>;
  files: FilesOf<Call, Blob>;
}>;

/** What the call answers on success; `undefined` for 204. */
export type CallOutput<Call extends AnyCall> = Parsed<Call['response']>;
