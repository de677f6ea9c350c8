import { createHash } from 'node:crypto';
import {
  awardFor,
  daySpanOf,
  MS_PER_DAY,
  MS_PER_HOUR,
  refundFor,
  rulesAt,
  type IncentiveKind,
  type LedgerLine,
} from '@upround/ambassador/model';
import { idAt } from '@upround/shared/db';
import { seededRandom, type SeededRandom } from '@upround/shared/demo';
import type { LineReason } from '../ledger/ledger.store';
import type { DemoAmbassador } from './ambassador-demo';

/** A line with what isn't in the model's. */
export interface DemoLine extends LedgerLine {
  reason: LineReason;
  referral: number;
}

/** A day of the funnel. */
export interface DemoDay {
  visits: number;
  joined: number;
  active: number;
}

/** What came of an ambassador's link. */
export interface DemoHistory {
  lines: DemoLine[];
  days: Map<string, DemoDay>;
  visits: number;
  joined: number;
  active: number;
}

const MS_PER_MINUTE = 60_000;
/** How long before they became active the latest person signed up. */
const SIGNED_UP_BEFORE_MS = 5 * MS_PER_DAY;

/** The id that an account would have had which was erased since. */
const erasedId = (text: string) => {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** When someone did what brings points, after they signed up. */
function deedsOf(
  random: SeededRandom,
  signedUpAt: Date,
  isActive: boolean,
): { kind: IncentiveKind; at: Date }[] {
  const after = (days: number) =>
    new Date(signedUpAt.getTime() + days * MS_PER_DAY + random.between(0, 9) * MS_PER_HOUR);
  const deeds: { kind: IncentiveKind; at: Date }[] = [];
  if (isActive || random.next() < 0.4) {
    deeds.push({ kind: 'REFERRAL_FIRST_POST', at: after(random.between(0, 3)) });
  }
  if (isActive) deeds.push({ kind: 'REFERRAL_ACTIVE', at: after(random.between(4, 12)) });
  if (isActive && random.next() < 0.25) {
    deeds.push({ kind: 'REFERRAL_PAID', at: after(random.between(6, 20)) });
  }
  return deeds;
}

interface Latest {
  id: string;
  now: Date;
  referral: number;
  history: DemoHistory;
  add(at: Date, field: keyof DemoDay): void;
}

/** One more person, who became active shortly before the first start. */
function addLatest(
  { member, activeMinutesAgo }: DemoAmbassador,
  { id, now, referral, history, add }: Latest,
): void {
  if (activeMinutesAgo === undefined) return;
  const at = new Date(now.getTime() - activeMinutesAgo * MS_PER_MINUTE);
  const signedUpAt = new Date(at.getTime() - SIGNED_UP_BEFORE_MS);
  add(signedUpAt, 'visits');
  add(signedUpAt, 'joined');
  add(at, 'active');
  const subjectId = erasedId(`${member} latest`);
  const event = {
    kind: 'REFERRAL_ACTIVE' as const,
    subjectId,
    ambassadorId: id,
    at,
    isHeld: false,
  };
  const line = awardFor({ ...event, id: idAt(at) }, rulesAt(at), history.lines);
  if (typeof line !== 'string') history.lines.push({ ...line, reason: 'AWARD', referral });
}

/**
 * Generates the visits, sign-ups and ledger lines of an ambassador's link since they joined. The referred accounts are
 * treated as deleted, and points follow the incentive rules.
 *
 * @param since when they became an ambassador
 * @param now the first start; nothing is later
 */
export function demoHistory(
  ambassador: DemoAmbassador,
  { id, since, now, from }: { id: string; since: Date; now: Date; from: number },
): DemoHistory {
  const random = seededRandom(`ambassador ${ambassador.member}`);
  const history: DemoHistory = { lines: [], days: new Map(), visits: 0, joined: 0, active: 0 };
  const add = (at: Date, field: keyof DemoDay, count = 1) => {
    const { id: day } = daySpanOf(at);
    const row = history.days.get(day) ?? { visits: 0, joined: 0, active: 0 };
    row[field] += count;
    history.days.set(day, row);
    history[field] += count;
  };
  const length = now.getTime() - since.getTime();
  for (let number = 0; number < ambassador.brought; number += 1) {
    const part = (number + random.between(0.1, 0.9)) / ambassador.brought;
    const signedUpAt = new Date(since.getTime() + part * length);
    add(signedUpAt, 'visits', random.int(2, 6));
    add(signedUpAt, 'joined');
    const isActive = random.int(1, 100) <= ambassador.activePercent;
    const subjectId = erasedId(`${ambassador.member} ${number}`);
    for (const { kind, at } of deedsOf(random, signedUpAt, isActive)) {
      if (at >= now) continue;
      if (kind === 'REFERRAL_ACTIVE') add(at, 'active');
      const event = { id: idAt(at), kind, subjectId, ambassadorId: id, at, isHeld: false };
      const line = awardFor(event, rulesAt(at), history.lines);
      if (typeof line === 'string') continue;
      history.lines.push({ ...line, reason: 'AWARD', referral: from + number });
      if (kind !== 'REFERRAL_PAID' || random.next() > 0.3) continue;
      const refundedAt = new Date(at.getTime() + 2 * MS_PER_DAY);
      if (refundedAt >= now) continue;
      const back = refundFor({ id: idAt(refundedAt), kind, subjectId, at: refundedAt }, [line]);
      if (typeof back === 'string') continue;
      history.lines.push({ ...back, reason: 'REFUND', referral: from + number });
    }
  }
  addLatest(ambassador, { id, now, referral: from + ambassador.brought, history, add });
  return history;
}
