import {
  ambassadorErrors,
  ambassadorEvent,
  ambassadorLimits,
  type OwnAmbassador,
  type RewardId,
} from '@upround/ambassador/contract';
import { daySpanOf, MS_PER_DAY, rulesAt, seasonOf, type Season } from '@upround/ambassador/model';
import { coreErrors } from '@upround/shared/contract-core';
import type { Database, Trx } from '@upround/shared/db';
import { AppError, type WriteContext } from '@upround/shared/server-kit';
import type { AmbassadorSettings } from '../ambassador-settings';
import { consumeInvite, deleteOpenInvites, findInvite, isOpen } from '../invites/invite.store';
import { readSums } from '../ledger/ledger.store';
import { insertClaim, readRewards } from '../rewards/reward.store';
import * as store from './ambassador.store';
import type { AmbassadorRow } from './ambassador.store';
import { readDays } from './funnel.store';

/** A season with its moments as text. */
export const toSeason = ({ id, from, to }: Season) => ({
  id,
  from: from.toISOString(),
  to: to.toISOString(),
});

/** The day before the first one of the chart. */
const chartStart = (now: Date) =>
  daySpanOf(new Date(now.getTime() - ambassadorLimits.chartDays * MS_PER_DAY)).id;

/** All that one's own page shows. */
export async function toOwnAmbassador(
  db: Database | Trx,
  row: AmbassadorRow,
  now: Date,
): Promise<OwnAmbassador> {
  const season = seasonOf(now);
  const sums = await readSums(db, { id: row.id, from: season.from, to: season.to });
  const { points } = sums;
  return {
    id: row.id,
    state: row.state,
    motivation: row.motivation,
    appliedAt: row.applied_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.state === 'DECLINED' ? row.reason : '',
    isNameHidden: row.is_name_hidden,
    code: row.state === 'ACTIVE' ? row.code : null,
    funnel: { visits: row.visit_count, joined: row.joined_count, active: row.active_count },
    days: await readDays(db, { id: row.id, after: chartStart(now) }),
    points,
    seasonPoints: sums.season_points,
    heldPoints: sums.held,
    season: toSeason(season),
    rewards: await readRewards(db, row.id, { points, rules: rulesAt(now) }),
  };
}

/** @throws AppError `NOT_ACTIVE`, also for who never applied */
export async function lockedActive(trx: Trx, userId: string): Promise<AmbassadorRow> {
  const row = await store.lockOwnAmbassador(trx, userId);
  if (row?.state !== 'ACTIVE') throw new AppError(ambassadorErrors.NOT_ACTIVE);
  return row;
}

/** Who acts, and when. */
export interface Acting {
  userId: string;
  now: Date;
}

async function reread(trx: Trx, { userId, now }: Acting): Promise<OwnAmbassador> {
  const row = await store.findAmbassador(trx, userId);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return toOwnAmbassador(trx, row, now);
}

/** Has the member's open pages read again, after the commit. */
export const hint = (
  { realtime }: Pick<AmbassadorSettings, 'realtime'>,
  { afterCommit }: Pick<WriteContext, 'afterCommit'>,
  userId: string,
): void => afterCommit(() => realtime?.send([userId], { name: ambassadorEvent.name, data: {} }));

/** @throws AppError `INVITE_UNKNOWN`, `OWN_INVITE` */
async function useInvite(trx: Trx, { userId, now }: Acting, token: string): Promise<void> {
  const invite = await findInvite(trx, token);
  if (invite === undefined || !isOpen(invite, now)) {
    throw new AppError(ambassadorErrors.INVITE_UNKNOWN);
  }
  if (invite.created_by === userId) throw new AppError(ambassadorErrors.OWN_INVITE);
  // Someone else may have used it while this waited.
  if (!(await consumeInvite(trx, { token, userId, now }))) {
    throw new AppError(ambassadorErrors.INVITE_UNKNOWN);
  }
}

/**
 * Applies to the programme, or joins it by an invitation. Who left or was declined may apply again.
 *
 * @throws AppError `ALREADY_APPLIED`, `INVITE_UNKNOWN`, `OWN_INVITE`, `MOTIVATION_MISSING`
 */
export async function register(
  { trx }: Pick<WriteContext, 'trx'>,
  acting: Acting,
  { motivation = '', token }: { motivation?: string | undefined; token?: string | undefined },
): Promise<OwnAmbassador> {
  const before = await store.lockOwnAmbassador(trx, acting.userId);
  if (before?.state === 'PENDING' || before?.state === 'ACTIVE') {
    // An invitation makes a pending application active.
    if (before.state === 'ACTIVE' || token === undefined) {
      throw new AppError(ambassadorErrors.ALREADY_APPLIED);
    }
  }
  if (token === undefined && [...motivation].length < ambassadorLimits.motivationMin) {
    throw new AppError(ambassadorErrors.MOTIVATION_MISSING, { path: 'motivation' });
  }
  if (token !== undefined) await useInvite(trx, acting, token);
  const state = token === undefined ? 'PENDING' : 'ACTIVE';
  const values = {
    ...acting,
    state,
    motivation: motivation || (before?.motivation ?? ''),
  } as const;
  if (before === undefined) {
    if (!(await store.insertAmbassador(trx, values))) {
      throw new AppError(ambassadorErrors.ALREADY_APPLIED);
    }
  } else {
    await store.reapply(trx, before.id, values);
  }
  return reread(trx, acting);
}

/** Hides or shows the name, or applies again. @throws AppError `NOT_APPLIED` */
export async function change(
  { trx }: Pick<WriteContext, 'trx'>,
  acting: Acting,
  {
    isNameHidden,
    motivation,
  }: { isNameHidden?: boolean | undefined; motivation?: string | undefined },
): Promise<OwnAmbassador> {
  const row = await store.lockOwnAmbassador(trx, acting.userId);
  if (row === undefined) throw new AppError(ambassadorErrors.NOT_APPLIED);
  if (isNameHidden !== undefined) await store.saveNameHidden(trx, row.id, isNameHidden);
  if (motivation !== undefined) {
    const isOver = row.state === 'DECLINED' || row.state === 'LEFT';
    const values = { ...acting, state: 'PENDING', motivation } as const;
    if (isOver) await store.reapply(trx, row.id, values);
    else await store.saveMotivation(trx, row.id, motivation);
  }
  return reread(trx, acting);
}

/** Leaves the programme, or withdraws the application. Points stay. @throws AppError `NOT_ACTIVE` */
export async function leave(
  { trx }: Pick<WriteContext, 'trx'>,
  acting: Acting,
): Promise<OwnAmbassador> {
  const row = await store.lockOwnAmbassador(trx, acting.userId);
  if (row?.state !== 'ACTIVE' && row?.state !== 'PENDING') {
    throw new AppError(ambassadorErrors.NOT_ACTIVE);
  }
  await store.saveLeft(trx, row.id);
  await deleteOpenInvites(trx, acting.userId);
  return reread(trx, acting);
}

/** Claims a reward. @throws AppError `NOT_ACTIVE`, `REWARD_NOT_REACHED`, `ALREADY_CLAIMED` */
export async function claim(
  { trx }: Pick<WriteContext, 'trx'>,
  acting: Acting,
  id: RewardId,
): Promise<OwnAmbassador> {
  const row = await lockedActive(trx, acting.userId);
  const { rewards } = await toOwnAmbassador(trx, row, acting.now);
  const reward = rewards.find((one) => one.id === id);
  if (reward === undefined || reward.missing > 0) {
    throw new AppError(ambassadorErrors.REWARD_NOT_REACHED);
  }
  const values = { ambassadorId: row.id, reward: id, now: acting.now };
  if (!(await insertClaim(trx, values))) throw new AppError(ambassadorErrors.ALREADY_CLAIMED);
  return reread(trx, acting);
}
