import { statement, type Trx } from '@upround/shared/db';

type Visit = { ambassadorId: string; day: string; network: string };

const insert = statement<{ counted: number }, Visit>(
  'ambassador.count-visit',
  `with fresh as (
     insert into ambassador_visits (day, ambassador_id, network) values (:day::date, :ambassadorId::uuid, :network)
     on conflict do nothing returning ambassador_id),
   total as (
     update ambassadors a set visit_count = a.visit_count + 1 from fresh where a.id = fresh.ambassador_id returning a.id),
   today as (
     insert into ambassador_days as d (ambassador_id, day, visits) select id, :day::date, 1 from total
     on conflict (ambassador_id, day) do update set visits = d.visits + 1 returning day)
   select count(*)::int as counted from today`,
);

/** Counts a visit, once a day for each network. */
export const countVisit = (trx: Trx, visit: Visit): Promise<unknown> => insert.all(trx, visit);

const forget = statement<{ network: string }, { before: string }>(
  'ambassador.forget-visits',
  `delete from ambassador_visits where (day, ambassador_id, network) in (
     select day, ambassador_id, network from ambassador_visits where day < :before::date limit 5000) returning network`,
);

/** Deletes networks of days that are over, some thousands at once. @returns whether there may be more */
export const forgetVisits = async (trx: Trx, before: string): Promise<boolean> =>
  (await forget.all(trx, { before })).length === 5_000;
