import { moderationErrors } from '@upround/moderation/contract';
import { coreErrors } from '@upround/shared/contract-core';
import {
  AppError,
  isAdmin,
  isModerator,
  memberOf,
  type StaffRole,
  type Viewer,
} from '@upround/shared/server-kit';
import type { CaseRow } from './moderation-rows';

/**
 * The moderator who makes a call.
 *
 * @throws AppError `FORBIDDEN` for members without a staff role
 */
export function needModerator(context: { viewer: Viewer }): ReturnType<typeof memberOf> {
  const member = memberOf(context);
  if (!isModerator(context.viewer)) throw new AppError(coreErrors.FORBIDDEN);
  // Reading as staff isn't what read-only accounts can do.
  if (member.restricted) throw new AppError(coreErrors.ACCOUNT_RESTRICTED);
  return member;
}

/**
 * The admin who makes a call.
 *
 * @throws AppError `FORBIDDEN` for everyone but admins, and `ACCOUNT_RESTRICTED`
 */
export function needAdmin(context: { viewer: Viewer }): ReturnType<typeof memberOf> {
  const member = memberOf(context);
  if (!isAdmin(context.viewer)) throw new AppError(coreErrors.FORBIDDEN);
  if (member.restricted) throw new AppError(coreErrors.ACCOUNT_RESTRICTED);
  return member;
}

const rankOf = (roles: readonly StaffRole[]) =>
  roles.includes('ADMIN') ? 2 : roles.includes('MODERATOR') ? 1 : 0;

/** @throws AppError `OWN_CASE` for the author, a reporter, and the moderator whose decision is appealed */
export function needOthersCase({ mine }: Pick<CaseRow, 'mine'>): void {
  if (mine) throw new AppError(moderationErrors.OWN_CASE);
}

/**
 * Members of staff are judged by those above them.
 *
 * @throws AppError `STAFF_CASE`
 */
export function needLowerRole(viewer: readonly StaffRole[], author: readonly StaffRole[]): void {
  const rank = rankOf(author);
  if (rank > 0 && rankOf(viewer) <= rank) throw new AppError(moderationErrors.STAFF_CASE);
}
