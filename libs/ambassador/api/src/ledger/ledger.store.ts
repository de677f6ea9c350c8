import type { IncentiveKind, LedgerLine, LineState } from '@upround/ambassador/model';
import { statement, type Database, type Trx } from '@upround/shared/db';

/** Why a line is in the ledger. */
export type LineReason = 'AWARD' | 'REFUND' | 'REJECTED' | 'APPEAL';

/** A line, as it's stored. */
export interface LineRow {
  id: string;
  event_key: string;
  ambassador_id: string;
  kind: IncentiveKind;
  reason: LineReason;
  points: number;
  rule_version: number;
  at: Date;
  reverses: string | null;
  state: LineState;
  referral: number;
}

export const lineColumns = `l.id, l.event_key, l.ambassador_id, l.kind, l.reason, l.points, l.rule_version, l.at, l.reverses,
  l.state, l.referral`;

export const toLine = (row: LineRow): LedgerLine => ({
  id: row.id,
  eventKey: row.event_key,
  ambassadorId: row.ambassador_id,
  kind: row.kind,
  points: row.points,
  ruleVersion: row.rule_version,
  at: row.at,
  reverses: row.reverses,
  state: row.state,
});

const ofAmbassadors = statement<LineRow, { ids: readonly string[] }>(
  'ambassador.lines-of',
  `select ${lineColumns} from ambassador_lines l where l.ambassador_id = any(:ids::uuid[])`,
);

/** All lines of ambassadors, in no order. */
export const readLinesOf = async (
  db: Database | Trx,
  ids: readonly string[],
): Promise<LedgerLine[]> => (await ofAmbassadors.all(db, { ids })).map(toLine);

const about = statement<
  LineRow,
  { ambassadorId: string; from: Date; to: Date; keys: readonly string[] }
>(
  'ambassador.lines-about',
  `select ${lineColumns} from ambassador_lines l
   where l.ambassador_id = :ambassadorId::uuid and l.at >= :from::timestamptz and l.at < :to::timestamptz
   union
   select ${lineColumns} from ambassador_lines l where l.event_key = any(:keys::text[])`,
);

/** An ambassador's lines of a time, and those with some keys. */
export const readLinesAbout = (
  trx: Trx,
  values: { ambassadorId: string; from: Date; to: Date; keys: readonly string[] },
): Promise<LineRow[]> => about.all(trx, values);

type Inserted = Omit<LineRow, 'at'> & { at: Date };

const insert = statement<{ id: string }, Inserted>(
  'ambassador.insert-line',
  `insert into ambassador_lines (id, event_key, ambassador_id, kind, reason, points, rule_version, at, reverses, state,
     referral)
   values (:id::uuid, :event_key, :ambassador_id::uuid, :kind, :reason, :points::int, :rule_version::int,
     :at::timestamptz, :reverses::uuid, :state, :referral::int)
   on conflict (event_key) do nothing returning id`,
);

/** Adds a line. @returns false where its event is in the ledger already */
export async function insertLine(
  trx: Trx,
  line: LedgerLine,
  more: { reason: LineReason; referral: number },
): Promise<boolean> {
  const row: Inserted = {
    id: line.id,
    event_key: line.eventKey,
    ambassador_id: line.ambassadorId,
    kind: line.kind,
    points: line.points,
    rule_version: line.ruleVersion,
    at: line.at,
    reverses: line.reverses,
    state: line.state,
    ...more,
  };
  return (await insert.first(trx, row)) !== undefined;
}

const outdate = statement<never, { id: string }>(
  'ambassador.outdate-board',
  'update ambassadors set is_outdated = true where id = :id::uuid',
);

/** Has the boards computed again. The ambassador is locked. */
export const outdateBoards = (trx: Trx, id: string): Promise<unknown> => outdate.all(trx, { id });

interface SumsRow {
  points: number;
  season_points: number;
  held: number;
}

const sums = statement<SumsRow, { id: string; from: Date; to: Date }>(
  'ambassador.sums',
  `select coalesce(sum(l.points) filter (where l.state = 'COUNTED'), 0)::int as points,
     coalesce(sum(l.points) filter (where l.state = 'COUNTED' and l.at >= :from::timestamptz and l.at < :to::timestamptz),
       0)::int as season_points,
     coalesce(sum(l.points) filter (where l.state = 'HELD'), 0)::int as held
   from ambassador_lines l where l.ambassador_id = :id::uuid`,
);

/** An ambassador's points of all time and of a season, and those that are held. */
export const readSums = async (
  db: Database | Trx,
  values: { id: string; from: Date; to: Date },
): Promise<SumsRow> => (await sums.first(db, values)) ?? { points: 0, season_points: 0, held: 0 };
