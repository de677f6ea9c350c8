import {
  daySpanOf,
  referralRefusal,
  type ReferralFacts,
  type ReferralRefusal,
} from '@upround/ambassador/model';
import type { Referral } from '@upround/ambassador/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { Database, Trx } from '@upround/shared/db';
import { AppError, networkOf, type WriteContext } from '@upround/shared/server-kit';
import type { AmbassadorSettings } from '../ambassador-settings';
import {
  findAmbassador,
  findByCode,
  lockAmbassadors,
  type AmbassadorRow,
} from '../membership/ambassador.store';
import { readReferralCookie, REFERRAL_COOKIE } from './referral-cookie';
import * as store from './referral.store';

/** What staff can see in the audit log: tries to bring oneself, or points in a circle. */
const AUDITED: readonly Referral['outcome'][] = ['OWN_CODE', 'RING', 'TAMPERED'];

/** Codes are typed in lower case too, and copied with spaces. */
export const codeOf = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** Who brought a person. */
export async function readReferral(db: Database | Trx, personId: string): Promise<Referral> {
  const found = await store.findReferrerName(db, personId);
  return {
    outcome: found === undefined ? 'NO_CODE' : 'REFERRED',
    displayName: found?.display_name ?? null,
  };
}

/** A code, and when the browser saved it. */
interface SavedCode {
  code: string;
  savedAt: Date;
}

/** The code that was typed, or else the one that the browser saved. */
function savedCode(
  settings: AmbassadorSettings,
  context: WriteContext,
  typed: string | undefined,
  now: Date,
): SavedCode | 'NO_CODE' | 'TAMPERED' {
  if (typed !== undefined) return { code: codeOf(typed), savedAt: now };
  const cookie = context.cookie(REFERRAL_COOKIE);
  if (cookie === undefined || cookie === '') return 'NO_CODE';
  return readReferralCookie(settings, cookie) ?? 'TAMPERED';
}

/** Whose code it is, and what is known of the person, but for who referred the ambassador. */
async function readFacts(
  trx: Trx,
  personId: string,
  { code, savedAt }: SavedCode,
): Promise<{ found: AmbassadorRow | undefined; facts: ReferralFacts }> {
  const found = await findByCode(trx, code);
  const accountCreatedAt = await store.accountCreatedAt(trx, personId);
  if (accountCreatedAt === undefined) throw new AppError(coreErrors.NOT_FOUND);
  const before = await store.findReferral(trx, personId);
  const facts = {
    personId,
    accountCreatedAt,
    referredById: before?.ambassador_id ?? null,
    ambassadorId: found?.user_id ?? null,
    codeSavedAt: savedAt,
    referrers: [],
  };
  return { found, facts };
}

/** Writes the referral of a person, if nothing speaks against it. */
async function write(
  { trx, ip }: Pick<WriteContext, 'trx' | 'ip'>,
  personId: string,
  saved: SavedCode,
  now: Date,
): Promise<ReferralRefusal | null> {
  const early = await readFacts(trx, personId, saved);
  const refusedEarly = referralRefusal(early.facts, now);
  // Most of what is refused waits for no one.
  if (refusedEarly !== null) return refusedEarly;
  await store.lockReferrals(trx);
  await store.lockReferredPerson(trx, personId);
  const own = await findAmbassador(trx, personId);
  // Both are locked, as their counters and states change elsewhere too.
  await lockAmbassadors(
    trx,
    [early.found?.id, own?.id].filter((id) => id !== undefined),
  );
  // All facts are read again: they may have changed while this waited for the locks.
  const { found, facts } = await readFacts(trx, personId, saved);
  const { accountCreatedAt, ambassadorId } = facts;
  const referrers = ambassadorId === null ? [] : await store.readReferrers(trx, ambassadorId);
  const refusal = referralRefusal({ ...facts, referrers }, now);
  if (refusal !== null || found === undefined) return refusal ?? 'UNKNOWN_CODE';
  await store.insertReferral(trx, {
    personId,
    ambassadorId: found.id,
    signedUpAt: accountCreatedAt,
    network: networkOf(ip),
    day: daySpanOf(now).id,
    now,
  });
  return null;
}

/**
 * Says who brought a person, once. The cookie is deleted, whatever comes of it.
 *
 * @param typed the code of the sign-up form; undefined for the one that the browser saved
 */
export async function saveReferral(
  settings: AmbassadorSettings,
  context: WriteContext,
  { personId, typed }: { personId: string; typed: string | undefined },
): Promise<Referral> {
  const now = settings.now();
  const saved = savedCode(settings, context, typed, now);
  context.setCookie(REFERRAL_COOKIE, '');
  const refusal = typeof saved === 'string' ? saved : await write(context, personId, saved, now);
  if (refusal === null) return readReferral(context.trx, personId);
  if (AUDITED.includes(refusal)) {
    await context.audit({
      action: 'ambassador.referral-refused',
      referenceType: 'USER',
      referenceId: personId,
      details: { reason: refusal },
    });
  }
  const { displayName } = await readReferral(context.trx, personId);
  return { outcome: refusal, displayName };
}
