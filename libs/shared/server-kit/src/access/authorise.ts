import { coreErrors } from '@upround/shared/contract-core';
import type { AnyCall } from '@upround/shared/contract-core';
import { AppError } from '../app-error';
import type { Viewer } from '../viewer';
import type { Members } from './members';
import type { Tokens } from './tokens';

const GUEST: Viewer = { kind: 'guest' };
const LONGEST_TOKEN = 4096;

/**
 * Says who makes a call, by its `Access-Token`.
 *
 * @param token the header; undefined and empty are a guest
 * @throws AppError 401 for a token that is there but bad: it never counts as a guest's
 */
export async function viewerOf(
  tokens: Tokens,
  members: Members,
  token: string | undefined,
): Promise<Viewer> {
  if (token === undefined || token === '') return GUEST;
  if (token.length > LONGEST_TOKEN) throw new AppError(coreErrors.TOKEN_INVALID);
  const verdict = await tokens.verify(token);
  switch (verdict.kind) {
    case 'guest':
      return GUEST;
    case 'expired':
      throw new AppError(coreErrors.TOKEN_EXPIRED);
    case 'invalid':
      throw new AppError(coreErrors.TOKEN_INVALID);
    case 'member':
      break;
  }
  const outcome = await members.find(verdict.claims);
  if (outcome === 'DISABLED') throw new AppError(coreErrors.ACCOUNT_DISABLED);
  if (outcome === 'ENDED') throw new AppError(coreErrors.TOKEN_INVALID);
  return outcome;
}

/**
 * Checks the call's declared policy.
 *
 * @throws AppError `LOGIN_REQUIRED` or `ACCOUNT_RESTRICTED`
 */
export function authorise(call: AnyCall, viewer: Viewer): void {
  if (call.access === 'member' && viewer.kind === 'guest') {
    throw new AppError(coreErrors.LOGIN_REQUIRED);
  }
  const refused =
    viewer.kind === 'member' &&
    viewer.restricted &&
    call.method !== 'GET' &&
    !call.openToRestricted;
  if (refused) throw new AppError(coreErrors.ACCOUNT_RESTRICTED);
}
