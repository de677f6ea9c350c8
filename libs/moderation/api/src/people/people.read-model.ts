import type { AdminRequest, Member, MemberDetails } from '@upround/moderation/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { Database, Trx } from '@upround/shared/db';
import type { Entitlement, StaffPerson } from '@upround/shared/ports';
import { AppError } from '@upround/shared/server-kit';
import { findRequest, listRequests, type AdminRequestRow } from './admin-request.store';
import type { PeopleSettings } from './people-settings';

const states = {
  ACTIVE: 'ACTIVE',
  RESTRICTED: 'RESTRICTED',
  BANNED: 'SUSPENDED',
  DELETED: 'DELETING',
} as const satisfies Record<StaffPerson['state'], Member['state']>;

const planOf = (plan: Entitlement | null | undefined): Member['plan'] =>
  plan ? { ...plan, until: plan.until?.toISOString() ?? null } : null;

/** People with what their accounts and plans say, in the same order. */
export async function membersOf(
  { accounts, memberships }: PeopleSettings,
  db: Database | Trx,
  people: readonly StaffPerson[],
): Promise<Member[]> {
  const ids = people.map(({ person }) => person.id);
  const account = await accounts.of(db, ids);
  const plans = await memberships.of(db, ids);
  return people.map(({ person, state, joinedAt, eraseAfter }) => ({
    person,
    roles: [...(account.get(person.id)?.roles ?? [])],
    state: states[state],
    eraseAfter: eraseAfter?.toISOString() ?? null,
    plan: planOf(plans.get(person.id)),
    joinedAt: joinedAt.toISOString(),
    lastSeenAt: account.get(person.id)?.lastSeenAt?.toISOString() ?? null,
  }));
}

/** Requests whose both people are still members. */
async function toRequests(
  { people }: PeopleSettings,
  db: Database | Trx,
  rows: readonly AdminRequestRow[],
): Promise<AdminRequest[]> {
  const ids = rows.flatMap(({ userId, requestedBy }) => [userId, requestedBy]);
  const found = new Map((await people.of(db, ids)).map(({ person }) => [person.id, person]));
  return rows.flatMap(({ id, userId, requestedBy, reason, createdAt, expiresAt }) => {
    const [person, by] = [found.get(userId), found.get(requestedBy)];
    if (person === undefined || by === undefined) return [];
    const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
    return [{ id, person, requestedBy: by, reason, ...times }];
  });
}

/** The requests that are waiting for another admin, oldest first. */
export async function readRequests(
  settings: PeopleSettings,
  db: Database,
): Promise<AdminRequest[]> {
  return toRequests(settings, db, await listRequests(db, settings.now()));
}

/** A member by id. @throws AppError `NOT_FOUND` */
export async function needMember(
  { people }: PeopleSettings,
  trx: Trx,
  userId: string,
): Promise<StaffPerson> {
  const [found] = await people.of(trx, [userId]);
  if (found === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return found;
}

/**
 * Everything that admins see of a member.
 *
 * @param sessionId the viewer's
 */
export async function readDetails(
  settings: PeopleSettings,
  db: Database | Trx,
  found: StaffPerson,
  sessionId: string,
): Promise<MemberDetails> {
  const { accounts, memberships, now } = settings;
  const { id } = found.person;
  const [member] = await membersOf(settings, db, [found]);
  if (member === undefined) throw new AppError(coreErrors.NOT_FOUND);
  const sessions = await accounts.sessionsOf(db, id);
  const request = member.roles.includes('ADMIN') ? undefined : await findRequest(db, id, now());
  const [adminRequest] = await toRequests(settings, db, request === undefined ? [] : [request]);
  return {
    ...member,
    sessions: sessions.map((session) => ({
      id: session.id,
      device: session.device,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      current: session.id === sessionId,
    })),
    gift: planOf(await memberships.giftOf(db, id)),
    adminRequest: adminRequest ?? null,
    adminCount: await accounts.countAdmins(db),
  };
}
