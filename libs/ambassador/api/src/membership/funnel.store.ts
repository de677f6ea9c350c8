import type { FunnelDay } from '@upround/ambassador/contract';
import { statement, type Database, type Trx } from '@upround/shared/db';

interface DayRow {
  day: string;
  visits: number;
  joined: number;
  active: number;
}

const days = statement<DayRow, { id: string; after: string }>(
  'ambassador.days',
  `select day::text as day, visits, joined, active from ambassador_days
   where ambassador_id = :id::uuid and day > :after::date order by day`,
);

/** Days on which something happened, the oldest first. @param of.after the day before the first, as `2026-11-27` */
export const readDays = (
  db: Database | Trx,
  of: { id: string; after: string },
): Promise<FunnelDay[]> => days.all(db, of);
