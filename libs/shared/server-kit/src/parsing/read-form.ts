import { coreErrors } from '@upround/shared/contract-core';
import type { AnyCall, UploadedFile } from '@upround/shared/contract-core';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error';
import { fieldKind, fieldsOf } from './field-kinds';
import type { FieldKind } from './field-kinds';
import { readJson } from './json-guard';
import { parseWith } from './parse-with';

/** A form as its call takes it. */
export interface Form {
  body: unknown;
  files: Record<string, UploadedFile[]>;
}

/** The most text of one field, in bytes: a whole thread as JSON with every character escaped. */
const FIELD_BYTES = 2 * 1024 * 1024;
const FIELDS = 50;
const PARTS = 20;

/**
 * Reads the form bodies of one call.
 *
 * @param onFile runs before a file is read; throwing ends the reading
 */
export type FormReader = (request: FastifyRequest, onFile: () => Promise<void>) => Promise<Form>;

const refuse = (path: string) =>
  new AppError(coreErrors.INVALID_FIELD, { path: path.slice(0, 64) });

function fieldValue(text: string, kind: FieldKind, path: string): unknown {
  if (kind === 'text') return text;
  try {
    return readJson(text);
  } catch {
    throw refuse(path);
  }
}

/** A malformed or truncated form is the client's error. */
function formFailure(cause: unknown): unknown {
  if (cause instanceof Error && 'statusCode' in cause) return cause;
  return new AppError(coreErrors.MALFORMED, { cause });
}

/** The parts of a form. */
async function* partsOf(
  request: FastifyRequest,
  limits: NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits'],
): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits });
  } catch (cause) {
    throw formFailure(cause);
  }
}

/**
 * Makes the reader of a call's `multipart/form-data`: fields as text, nested values as JSON text, files into memory
 * within the bounds of their field. Nothing is written to disk.
 */
export function formReader(call: AnyCall): FormReader {
  const schema = call.body;
  const shape = schema === undefined ? {} : (fieldsOf(schema) ?? {});
  const kinds = new Map(Object.entries(shape).map(([name, field]) => [name, fieldKind(field)]));
  const files = new Map(Object.entries(call.files ?? {}));
  const fileSize = Math.max(1, ...[...files.values()].map((field) => field.maxBytes));
  const fileCount = Math.max(1, ...[...files.values()].map((field) => field.max));

  async function fileOf(part: Extract<Multipart, { type: 'file' }>, taken: UploadedFile[]) {
    const field = files.get(part.fieldname);
    if (field === undefined || taken.length >= field.max) throw refuse(part.fieldname);
    const bytes = await part.toBuffer().catch((cause: unknown) => {
      throw formFailure(cause);
    });
    if (bytes.length > field.maxBytes)
      throw new AppError(coreErrors.BODY_TOO_LARGE, { path: part.fieldname });
    return { filename: part.filename, mimetype: part.mimetype, bytes };
  }

  return async (request, onFile) => {
    if (!request.isMultipart()) throw new AppError(coreErrors.UNSUPPORTED_MEDIA_TYPE);
    const values: Record<string, unknown> = {};
    const taken: Record<string, UploadedFile[]> = {};
    const limits = {
      fieldSize: FIELD_BYTES,
      fields: FIELDS,
      parts: PARTS,
      fileSize,
      files: fileCount + 1,
    };
    for await (const part of partsOf(request, limits)) {
      const name = part.fieldname;
      if (part.type === 'file') {
        await onFile();
        const list = (taken[name] ??= []);
        list.push(await fileOf(part, list));
        continue;
      }
      const kind = kinds.get(name);
      if (kind === undefined || Object.hasOwn(values, name) || part.valueTruncated)
        throw refuse(name);
      values[name] = fieldValue(String(part.value), kind, name);
    }
    return { body: schema === undefined ? undefined : parseWith(schema, values), files: taken };
  };
}
