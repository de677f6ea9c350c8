import { competitionErrors, type Invitation } from '@upround/competitions/contract';
import { acceptsEntry } from '@upround/competitions/model';
import { coreErrors } from '@upround/shared/contract-core';
import type { Database } from '@upround/shared/db';
import { AppError, type WriteContext } from '@upround/shared/server-kit';
import { momentsOf } from '../competition/competition.columns';
import type { PageRow } from '../competition/competition.read-model';
import type { CompetitionsSettings } from '../competitions-settings';
import {
  checkOpen,
  lockedEntry,
  lockedOwnEntry,
  newInviteToken,
  sendEntry,
  type EntryWrite,
} from './own-entry.service';
import * as store from './own-entry.store';
import { readTeams, teamIds, teamSize } from './team.store';

/** @throws AppError `NOT_FOUND` for a link that ended, was forged or is of another competition */
async function invitedEntry(
  db: Database | WriteContext['trx'],
  of: { competitionId: string; userId: string; token: string },
) {
  const entry = await store.findInvitedEntry(db, of);
  if (entry === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return entry;
}

/**
 * What an invitation leads to.
 *
 * @throws AppError `NOT_FOUND`
 */
export async function readInvitation(
  { now }: CompetitionsSettings,
  db: Database,
  { competition, userId }: { competition: PageRow; userId: string },
  token: string,
): Promise<Invitation> {
  const of = { competitionId: competition.id, userId };
  const entry = await invitedEntry(db, { ...of, token });
  const team = (await readTeams(db, [entry.id], null)).get(entry.id) ?? [];
  const owner = team.find(({ isOwner }) => isOwner);
  if (owner === undefined) throw new AppError(coreErrors.NOT_FOUND);
  const own = await store.findOwnEntry(db, of);
  const stateOf = (): Invitation['state'] => {
    if (own?.id === entry.id) return 'JOINED';
    if (acceptsEntry(momentsOf(competition), now(), null) !== 'YES') return 'CLOSED';
    if (own !== undefined) return 'OTHER_ENTRY';
    return team.length >= competition.team_max ? 'FULL' : 'OPEN';
  };
  return {
    title: entry.title,
    owner: owner.person,
    teamSize: team.length,
    teamMax: competition.team_max,
    state: stateOf(),
  };
}

/**
 * Adds a member to a team by its invitation. Does nothing for a member of that team.
 *
 * @throws AppError `NOT_FOUND`, `NOT_OPEN`, `CLOSED`, `TEAM_FULL`, `ALREADY_IN`
 */
export async function acceptInvitation(
  settings: CompetitionsSettings,
  context: WriteContext,
  { competition, userId, arrivedAt: now }: EntryWrite,
  token: string,
): Promise<void> {
  const { trx } = context;
  const of = { competitionId: competition.id, userId };
  const entry = await invitedEntry(trx, { ...of, token });
  // Two people don't take the last place.
  await store.lockEntry(trx, entry.id);
  const own = await store.findOwnEntry(trx, of);
  if (own?.id === entry.id) return;
  checkOpen(competition, now);
  if (own !== undefined) throw new AppError(competitionErrors.ALREADY_IN);
  if ((await teamSize(trx, entry.id)) >= competition.team_max) {
    throw new AppError(competitionErrors.TEAM_FULL);
  }
  if (!(await store.joinEntry(trx, { ...of, entryId: entry.id, now }))) {
    throw new AppError(competitionErrors.ALREADY_IN);
  }
  sendEntry(settings, context, await teamIds(trx, entry.id), competition.id);
}

/** Ends the invitation link and makes a new one. @throws AppError `NOT_FOUND`, `NOT_OWNER`, `CLOSED` */
export async function renewInvitation(context: WriteContext, write: EntryWrite): Promise<void> {
  const entry = await lockedOwnEntry(context.trx, write);
  checkOpen(write.competition, write.arrivedAt);
  await store.saveInviteToken(context.trx, entry.id, newInviteToken());
}

/**
 * Takes someone off a team: its owner anyone else, everyone else themselves.
 *
 * @throws AppError `NOT_FOUND`, `NOT_OWNER`, `OWNER_STAYS`; `CLOSED` after the deadline
 */
export async function removeTeamMember(
  settings: CompetitionsSettings,
  context: WriteContext,
  write: EntryWrite,
  memberId: string,
): Promise<void> {
  const { trx } = context;
  const entry = await lockedEntry(trx, write);
  if (memberId === entry.owner_id) throw new AppError(competitionErrors.OWNER_STAYS);
  if (memberId !== write.userId && entry.owner_id !== write.userId) {
    throw new AppError(competitionErrors.NOT_OWNER);
  }
  checkOpen(write.competition, write.arrivedAt);
  const team = await teamIds(trx, entry.id);
  if (!team.includes(memberId)) throw new AppError(coreErrors.NOT_FOUND);
  await store.removeFromTeam(trx, { entryId: entry.id, userId: memberId });
  sendEntry(settings, context, team, write.competition.id);
}
