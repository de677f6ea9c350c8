import {
  awardFor,
  burstReason,
  eventKeyOf,
  refundFor,
  rulesAt,
  seasonOf,
  type IncentiveKind,
  type LedgerLine,
} from '@upround/ambassador/model';
import { newId, type Trx } from '@upround/shared/db';
import { lockAmbassadors } from '../membership/ambassador.store';
import * as referrals from '../referrals/referral.store';
import type { ReferralRow } from '../referrals/referral.store';
import { insertLine, outdateBoards, readLinesAbout, toLine } from './ledger.store';

/** What settling a referral added to the ledger. */
export interface Settled {
  ambassadorId: string;
  /** Null for accounts that were erased. */
  userId: string | null;
  /** Lines that were added, with those that are held. */
  lines: LedgerLine[];
}

/** What a referred person did, in the order of incentives. */
const deeds = (row: ReferralRow): { kind: IncentiveKind; at: Date }[] =>
  [
    { kind: 'REFERRAL_JOINED' as const, at: row.signed_up_at },
    { kind: 'REFERRAL_FIRST_POST' as const, at: row.first_post_at },
    { kind: 'REFERRAL_ACTIVE' as const, at: row.active_at },
    { kind: 'REFERRAL_PAID' as const, at: row.paid_at },
  ].flatMap(({ kind, at }) => (at === null ? [] : [{ kind, at }]));

/** Whether the person's points wait for a review; a burst of sign-ups opens a hold. */
async function isHeld(trx: Trx, row: ReferralRow, now: Date): Promise<boolean> {
  if (row.hold_state !== null) return row.hold_state === 'WAITING';
  const { person_id: personId, ambassador_id: ambassadorId, network, signed_up_at: at } = row;
  const near = await referrals.readSignUpsNear(trx, { personId, ambassadorId, network, at });
  const reason = burstReason({ at, ...near });
  if (reason === null) return false;
  const holdId = await referrals.openHold(trx, { id: newId(), ambassadorId, reason, now });
  await referrals.holdReferral(trx, personId, holdId);
  return true;
}

/** Adds the award of one deed, if it brings one. */
async function award(
  trx: Trx,
  row: ReferralRow,
  deed: { kind: IncentiveKind; at: Date },
  held: () => Promise<boolean>,
): Promise<LedgerLine | null> {
  const { person_id: subjectId, ambassador_id: ambassadorId, number: referral } = row;
  const { from, to } = seasonOf(deed.at);
  const keys = [eventKeyOf(deed.kind, subjectId)];
  const already = await readLinesAbout(trx, { ambassadorId, from, to, keys });
  const line = awardFor(
    { id: newId(), kind: deed.kind, subjectId, ambassadorId, at: deed.at, isHeld: false },
    rulesAt(deed.at),
    already.map(toLine),
  );
  if (typeof line === 'string') return null;
  const saved: LedgerLine = (await held()) ? { ...line, state: 'HELD' } : line;
  return (await insertLine(trx, saved, { reason: 'AWARD', referral })) ? saved : null;
}

/** Takes back the award for a payment that was returned. */
async function takeBack(trx: Trx, row: ReferralRow): Promise<LedgerLine | null> {
  const refund = await referrals.findRefund(trx, row.person_id);
  if (refund === undefined) return null;
  const { person_id: subjectId, ambassador_id: ambassadorId, number: referral } = row;
  const key = eventKeyOf('REFERRAL_PAID', subjectId);
  const keys = [key, `REVERSAL:${key}`];
  const already = await readLinesAbout(trx, { ambassadorId, from: refund.at, to: refund.at, keys });
  const line = refundFor(
    { id: newId(), kind: 'REFERRAL_PAID', subjectId, at: refund.at },
    already.map(toLine),
  );
  if (typeof line === 'string') return null;
  return (await insertLine(trx, line, { reason: 'REFUND', referral })) ? line : null;
}

/**
 * Adds to the ledger what a referred person's deeds bring and their refunds take back. Whatever is in it already adds
 * nothing, so it may be done at any time and as often as one likes.
 *
 * @returns null where no one referred the person
 */
export async function settle(trx: Trx, personId: string, now: Date): Promise<Settled | null> {
  const found = await referrals.findReferral(trx, personId);
  if (found === undefined) return null;
  const [ambassador] = await lockAmbassadors(trx, [found.ambassador_id]);
  // Read again: it may have changed while this waited for the lock.
  const row = await referrals.findReferral(trx, personId);
  if (ambassador === undefined || row === undefined) return null;
  const settled: Settled = { ambassadorId: ambassador.id, userId: ambassador.user_id, lines: [] };
  const earns = ambassador.state === 'ACTIVE' && ambassador.user_id !== null;
  let waits: Promise<boolean> | undefined;
  const held = () => (waits ??= isHeld(trx, row, now));
  if (earns && row.hold_state !== 'REJECTED') {
    for (const deed of deeds(row)) {
      const line = await award(trx, row, deed, held);
      if (line !== null) settled.lines.push(line);
    }
  }
  const reversal = await takeBack(trx, row);
  if (reversal !== null) settled.lines.push(reversal);
  if (settled.lines.length > 0) await outdateBoards(trx, ambassador.id);
  return settled;
}
