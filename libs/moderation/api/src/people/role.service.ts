import { ADMIN_REQUEST_DAYS, peopleErrors, type StaffRole } from '@upround/moderation/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId } from '@upround/shared/db';
import type { StaffPerson } from '@upround/shared/ports';
import { AppError, memberOf, type WriteContext } from '@upround/shared/server-kit';
import { closeRequest, deleteRequestsOf, insertRequest } from './admin-request.store';
import { needMember } from './people.read-model';
import type { PeopleSettings } from './people-settings';

type Change = { userId: string; role: StaffRole; reason: string };

const audit = (
  context: WriteContext,
  action: 'grant' | 'revoke' | 'request' | 'decline',
  { userId, role, ...details }: Change & Record<string, unknown>,
) =>
  context.audit({
    action: `role.${action}`,
    referenceType: 'USER',
    referenceId: userId,
    details: { role, ...details },
  });

/**
 * Locks the roles of all accounts before anything is read.
 *
 * @returns the admins who can act
 * @throws AppError `FORBIDDEN` where the viewer was removed since the call began
 */
async function lockRoles({ accounts }: PeopleSettings, context: WriteContext): Promise<string[]> {
  const admins = await accounts.lockRoles(context.trx);
  if (!admins.includes(memberOf(context).userId)) throw new AppError(coreErrors.FORBIDDEN);
  return [...admins];
}

function needActive({ state }: StaffPerson): void {
  if (state !== 'ACTIVE') throw new AppError(peopleErrors.MEMBER_NOT_ACTIVE);
}

async function give(settings: PeopleSettings, context: WriteContext, change: Change) {
  const { userId, role, reason } = change;
  const outcome = await settings.accounts.setRole(context.trx, userId, role, true);
  if (outcome === 'NOT_FOUND') throw new AppError(coreErrors.NOT_FOUND);
  if (outcome !== 'CHANGED') return;
  await audit(context, 'grant', { userId, role, reason });
  context.forgetMember(userId);
}

async function remove({ accounts }: PeopleSettings, context: WriteContext, change: Change) {
  const { userId, role } = change;
  const outcome = await accounts.setRole(context.trx, userId, role, false);
  if (outcome === 'LAST_ADMIN') throw new AppError(peopleErrors.LAST_ADMIN);
  if (outcome === 'NOT_FOUND') throw new AppError(coreErrors.NOT_FOUND);
  if (outcome !== 'CHANGED') return;
  if (role === 'ADMIN') await deleteRequestsOf(context.trx, userId);
  await audit(context, 'revoke', change);
  context.forgetMember(userId);
}

/**
 * The only admin makes others admins alone. No admin therefore becomes the only one by their own doing: of two, each can
 * give up the role, and neither can take it from the other.
 *
 * @param admins those who can act
 * @throws AppError `ONE_OF_TWO_ADMINS`
 */
function needThird(admins: readonly string[], viewer: string, { userId, role }: Change): void {
  const isOther = role === 'ADMIN' && userId !== viewer && admins.includes(userId);
  if (isOther && admins.length === 2) throw new AppError(peopleErrors.ONE_OF_TWO_ADMINS);
}

async function request({ now }: PeopleSettings, context: WriteContext, change: Change) {
  const { userId, reason } = change;
  const requestedBy = memberOf(context).userId;
  const isNew = await insertRequest(context.trx, {
    userId,
    requestedBy,
    reason,
    now: now(),
    days: ADMIN_REQUEST_DAYS,
  });
  if (!isNew) throw new AppError(peopleErrors.ADMIN_ALREADY_REQUESTED);
  await audit(context, 'request', change);
}

/**
 * Gives or removes a role. A new admin needs a second one, if there is one.
 *
 * @returns the member
 */
export async function changeRoleOf(
  settings: PeopleSettings,
  context: WriteContext,
  { given, ...change }: Change & { given: boolean },
): Promise<StaffPerson> {
  const admins = await lockRoles(settings, context);
  const found = await needMember(settings, context.trx, change.userId);
  if (!given) {
    needThird(admins, memberOf(context).userId, change);
    await remove(settings, context, change);
    return found;
  }
  needActive(found);
  const isNewAdmin = change.role === 'ADMIN' && !admins.includes(change.userId);
  if (isNewAdmin && admins.length > 1) await request(settings, context, change);
  else await give(settings, context, change);
  return found;
}

/**
 * Approves or declines a request to make a member an admin. A second decision on the same request is refused. The admin
 * who made the request can decline it, but can't approve it.
 *
 * @returns the member whom the request is about
 */
export async function decideRequest(
  settings: PeopleSettings,
  context: WriteContext,
  decided: { requestId: string; isApproved: boolean; reason: string },
): Promise<StaffPerson> {
  const { requestId, isApproved, reason } = decided;
  if (!isId(requestId)) throw new AppError(peopleErrors.ADMIN_REQUEST_CLOSED);
  const admins = await lockRoles(settings, context);
  const viewer = memberOf(context).userId;
  const asked = await closeRequest(context.trx, requestId, settings.now());
  if (asked === undefined) throw new AppError(peopleErrors.ADMIN_REQUEST_CLOSED);
  const { userId, requestedBy } = asked;
  const change = { userId, role: 'ADMIN', reason } as const;
  const found = await needMember(settings, context.trx, userId);
  if (!isApproved) {
    await audit(context, 'decline', { ...change, requestedBy });
    return found;
  }
  if (viewer === requestedBy || viewer === userId) {
    throw new AppError(peopleErrors.OWN_ADMIN_REQUEST);
  }
  // Two admins: one who isn't an admin any more doesn't count.
  if (!admins.includes(requestedBy)) throw new AppError(peopleErrors.ADMIN_REQUEST_CLOSED);
  needActive(found);
  const outcome = await settings.accounts.setRole(context.trx, userId, 'ADMIN', true);
  if (outcome !== 'CHANGED') throw new AppError(peopleErrors.ADMIN_REQUEST_CLOSED);
  await audit(context, 'grant', { ...change, requestedBy, request: asked.reason });
  context.forgetMember(userId);
  return found;
}
