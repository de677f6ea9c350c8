import type { Database, Trx } from '@upround/shared/db';
import type { AllContributions, MemberStates, StaffPayments } from '@upround/shared/ports';
import type { ModerationMails } from './decisions/suspension-mail.task';
import type { StaffRole } from '@upround/shared/server-kit';
import type { Operations } from './operations/operations-port';
import type { PeopleDeps } from './people/people-settings';

/** What moderation needs from other slices. Bound in apps/api. */
export interface ModerationDeps extends PeopleDeps {
  /** Records of other slices. Read after all modules are composed. */
  contributed: () => Pick<AllContributions, 'moderated' | 'approvals'>;
  members: MemberStates;
  /** Without it, suspended members get no email. */
  mails?: ModerationMails | undefined;
  payments: StaffPayments;
  /** The running server; undefined until it is built. */
  operations?: (() => Operations | undefined) | undefined;
  /** The server's clock, where it is not the real one. */
  now?: (() => Date) | undefined;
}

export interface ModerationSettings extends ModerationDeps {
  now: () => Date;
}

/** The staff roles of a member; none for those without an account. */
export async function staffRolesOf(
  { accounts }: Pick<ModerationDeps, 'accounts'>,
  db: Database | Trx,
  userId: string,
): Promise<readonly StaffRole[]> {
  return (await accounts.of(db, [userId])).get(userId)?.roles ?? [];
}

export const settingsOf = (deps: ModerationDeps): ModerationSettings => ({
  ...deps,
  now: deps.now ?? (() => new Date()),
});
