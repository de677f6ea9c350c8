import { coreErrors } from '@upround/shared/contract-core';
import type { AnyCall } from '@upround/shared/contract-core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error';
import { readJson } from './json-guard';
import { parseWith } from './parse-with';

const isEmptyObject = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/**
 * Reads a JSON body. An empty body counts as none, with any content type.
 *
 * @throws AppError 415 for a form, 400 for invalid JSON or a body against the call's schema
 */
export function readJsonBody(call: AnyCall, request: FastifyRequest): unknown {
  if (request.isMultipart()) throw new AppError(coreErrors.UNSUPPORTED_MEDIA_TYPE);
  const value = typeof request.body === 'string' ? readJson(request.body) : undefined;
  if (call.body !== undefined) return parseWith(call.body, value);
  if (value !== undefined && !isEmptyObject(value)) throw new AppError(coreErrors.INVALID_FIELD);
  return undefined;
}
