import { coreErrors } from '@upround/shared/contract-core';
import { AppError } from './app-error';

export type StaffRole = 'MODERATOR' | 'ADMIN';

/** A signed-in person who makes a call. */
export interface Member {
  kind: 'member';
  userId: string;
  sessionId: string;
  staffRoles: readonly StaffRole[];
  /** May read and not write. */
  restricted: boolean;
}

/** Who makes a call. */
export type Viewer = { kind: 'guest' } | Member;

/** The viewer's id, or null for a guest: what queries take for the viewer's own state. */
export function viewerId(viewer: Viewer): string | null {
  return viewer.kind === 'member' ? viewer.userId : null;
}

/**
 * The signed-in person behind a call.
 *
 * @throws AppError `LOGIN_REQUIRED` for a guest
 */
export function memberOf(context: { viewer: Viewer }): Member {
  if (context.viewer.kind === 'guest') throw new AppError(coreErrors.LOGIN_REQUIRED);
  return context.viewer;
}

/** Whether the viewer runs the whole: sees its figures and gives others their roles. */
export function isAdmin(viewer: Viewer): boolean {
  return viewer.kind === 'member' && viewer.staffRoles.includes('ADMIN');
}

/** Whether the viewer may hide and remove what others wrote. */
export function isModerator(viewer: Viewer): boolean {
  return viewer.kind === 'member' && viewer.staffRoles.length > 0;
}
