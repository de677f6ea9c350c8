import type { Memberships, StaffAccounts, StaffPeople } from '@upround/shared/ports';
import type { HandlerContext } from '@upround/shared/server-kit';
import { needAdmin as needStaffAdmin } from '../access';

/** What admins’ calls about members need from other slices. Bound in apps/api. */
export interface PeopleDeps {
  people: StaffPeople;
  accounts: StaffAccounts;
  memberships: Memberships;
}

export interface PeopleSettings extends PeopleDeps {
  now: () => Date;
}

/**
 * The admin who makes a call.
 *
 * @throws AppError `FORBIDDEN` for everyone but admins
 */
export function needAdmin(context: HandlerContext): string {
  return needStaffAdmin(context).userId;
}
