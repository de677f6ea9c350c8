import { coreErrors } from '@upround/shared/contract-core';
import type { ErrorDefinition } from '@upround/shared/contract-core';

/** SQLSTATE of refusals that pass by themselves: conflicts between transactions, timeouts, restarts. */
const PASSING = new Set([
  '40001',
  '40P01',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53000',
  '53200',
  '53300',
  '25P03',
  '25P04',
  '25006',
]);
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|connection error|Client has encountered|Cannot use a pool after|Query read timeout|driver has already been destroyed/i;

/**
 * What an error of the database means to the client.
 *
 * @returns null if it is none of the known ones
 */
export function databaseFailure(error: {
  code?: unknown;
  message?: unknown;
  severity?: unknown;
}): ErrorDefinition | null {
  const code = typeof error.code === 'string' ? error.code : '';
  if (FULL.has(code)) return coreErrors.STORAGE_FULL;
  // It did not refuse a statement but the connection: shut for maintenance, too many, being dropped.
  if (error.severity === 'FATAL') return coreErrors.UNAVAILABLE;
  if (PASSING.has(code) || code.startsWith('08') || NETWORK.has(code))
    return coreErrors.UNAVAILABLE;
  if (typeof error.message === 'string' && MESSAGES.test(error.message))
    return coreErrors.UNAVAILABLE;
  // A text that the database cannot keep slipped through the schemas.
  return code === '22021' || code === '22P05' ? coreErrors.MALFORMED : null;
}
