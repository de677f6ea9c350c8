import type { ViewReport } from '@upround/analytics/contract';
import { statement, type Database } from '@upround/shared/db';

type ReportValues = { days: number };
type Counts = { views: number; people: number };

/** Days are those of UTC, and today counts as one of them. */
const views = `
  with view as (
    select (at at time zone 'UTC')::date as day, person, path from analytics_events
    where event = '$pageview'
      and at >= ((now() at time zone 'UTC')::date - :days::int + 1) at time zone 'UTC'
  )`;

const countByDay = statement<ViewReport['days'][number], ReportValues>(
  'analytics.days',
  `${views}
  select to_char(day.day, 'YYYY-MM-DD') as day, count(view.person)::int as views,
    count(distinct view.person)::int as people
  from generate_series((now() at time zone 'UTC')::date - :days::int + 1,
    (now() at time zone 'UTC')::date, interval '1 day') as day (day)
  left join view on view.day = day.day::date
  group by day.day order by day.day`,
);

const countAll = statement<Counts, ReportValues>(
  'analytics.total',
  `${views}
  select count(*)::int as views, count(distinct person)::int as people from view`,
);

const countByPath = statement<Counts & { path: string }, ReportValues>(
  'analytics.paths',
  `${views}
  select split_part(path, '?', 1) as path, count(*)::int as views, count(distinct person)::int as people
  from view where path is not null
  group by 1 order by views desc, path limit 10`,
);

/**
 * Counts page views.
 *
 * @param days how many, up to and including today
 */
export async function readReport(db: Database, days: number): Promise<ViewReport> {
  const byDay = await countByDay.all(db, { days });
  const total = await countAll.first(db, { days });
  const paths = await countByPath.all(db, { days });
  return { days: byDay, views: total?.views ?? 0, people: total?.people ?? 0, paths };
}
