import type { ViewReport } from '@upround/analytics/contract';
import { prepared, type Database } from '@upround/shared/db';

/** Days are those of UTC, and today counts as one of them. */
const views = `
  with view as (
    select (at at time zone 'UTC')::date as day, person, path from analytics_events
    where event = '$pageview'
      and at >= ((now() at time zone 'UTC')::date - $1::int + 1) at time zone 'UTC'
  )`;

const daysText = `${views}
  select to_char(day.day, 'YYYY-MM-DD') as day, count(view.person)::int as views,
    count(distinct view.person)::int as people
  from generate_series((now() at time zone 'UTC')::date - $1::int + 1,
    (now() at time zone 'UTC')::date, interval '1 day') as day (day)
  left join view on view.day = day.day::date
  group by day.day order by day.day`;

const totalText = `${views}
  select count(*)::int as views, count(distinct person)::int as people from view`;

const pathsText = `${views}
  select split_part(path, '?', 1) as path, count(*)::int as views, count(distinct person)::int as people
  from view where path is not null
  group by 1 order by views desc, path limit 10`;

/**
 * Counts page views.
 *
 * @param days how many, up to and including today
 */
export async function readReport(db: Database, days: number): Promise<ViewReport> {
  const ask = async <Row>(name: string, text: string) =>
    (await db.executeQuery(prepared<Row>(name, text, [days]))).rows;
  const byDay = await ask<ViewReport['days'][number]>('analytics.days', daysText);
  const [total] = await ask<{ views: number; people: number }>('analytics.total', totalText);
  const paths = await ask<ViewReport['paths'][number]>('analytics.paths', pathsText);
  return { days: byDay, views: total?.views ?? 0, people: total?.people ?? 0, paths };
}
