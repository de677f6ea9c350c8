import type { LedgerLine } from '@upround/ambassador/contract';
import { NEWEST, pageStatement, statement, type Database, type Trx } from '@upround/shared/db';
import type { CursorPosition } from '@upround/shared/server-kit';
import { lineColumns, type LineRow } from './ledger.store';

/** A line with what became of an appeal. */
export interface OwnLineRow extends LineRow {
  appeal: 'OPEN' | 'ACCEPTED' | 'DECLINED' | null;
}

const from = `from ambassador_lines l left join ambassador_appeals q on q.line_id = l.id`;

const page = pageStatement<OwnLineRow, { ambassadorId: string; at: string; before: string }>(
  'ambassador.own-lines',
  (limit) => `select ${lineColumns}, q.state as appeal ${from}
    where l.ambassador_id = :ambassadorId::uuid and (l.at, l.id) < (:at::timestamptz, :before::uuid)
    order by l.at desc, l.id desc limit ${limit}`,
);

/** A place in the ledger: moment in milliseconds, and id. */
export interface LinePosition extends CursorPosition {
  t: number;
  i: string;
}

export const positionOf = ({ at, id }: OwnLineRow): LinePosition => ({ t: at.getTime(), i: id });

/** An ambassador's lines, the newest first. */
export const readOwnLines = (
  db: Database,
  {
    ambassadorId,
    position,
    limit,
  }: {
    ambassadorId: string;
    position: LinePosition | null;
    limit: number;
  },
): Promise<OwnLineRow[]> =>
  page.all(db, limit, {
    ambassadorId,
    at: position === null ? 'infinity' : new Date(position.t).toISOString(),
    before: position?.i ?? NEWEST,
  });

const one = statement<OwnLineRow, { id: string; ambassadorId: string }>(
  'ambassador.own-line',
  `select ${lineColumns}, q.state as appeal ${from}
   where l.id = :id::uuid and l.ambassador_id = :ambassadorId::uuid`,
);

export const findOwnLine = (
  db: Database | Trx,
  of: { id: string; ambassadorId: string },
): Promise<OwnLineRow | undefined> => one.first(db, of);

export const toLedgerLine = (row: OwnLineRow): LedgerLine => ({
  id: row.id,
  kind: row.kind,
  reason: row.reason,
  points: row.points,
  at: row.at.toISOString(),
  ruleVersion: row.rule_version,
  referral: row.referral,
  isHeld: row.state === 'HELD',
  appeal: row.appeal ?? 'NONE',
});
