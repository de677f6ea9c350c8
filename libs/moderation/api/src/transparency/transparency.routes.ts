import {
  readTransparency,
  type GuidelineCount,
  type ActionCount,
} from '@upround/moderation/contract';
import type { CallOutput } from '@upround/shared/contract-core';
import { statement, type Database } from '@upround/shared/db';
import { implement, type CallImplementation } from '@upround/shared/server-kit';
import type { ModerationSettings } from '../moderation-settings';

/** The time that is counted, in days. */
const COUNTED_DAYS = 90;
/** How long the figures are kept, in milliseconds: anyone may ask for them. */
const FRESH_MS = 5 * 60 * 1000;

type Transparency = CallOutput<typeof readTransparency>;
type Since = { since: Date };

/** One row: counts as JSON, so that the figures are of one moment. */
const figures = statement<
  {
    reports: number;
    open: number;
    actions: ActionCount[] | null;
    rules: GuidelineCount[] | null;
    appeals_open: number;
    upheld: number;
    reversed: number;
    median: number | null;
  },
  Since
>(
  'moderation.transparency',
  `with decided as (
     select d.action, d.rule, d.created_at, c.created_at as opened_at
     from moderation_decisions d left join moderation_cases c on c.id = d.case_id
     where d.created_at >= :since::timestamptz and d.state <> 'UNDONE'
   )
   select
     (select count(*)::int from reports where created_at >= :since::timestamptz) as reports,
     (select count(*)::int from moderation_cases where state = 'OPEN') as open,
     (select jsonb_agg(jsonb_build_object('action', action, 'count', n) order by action) from (
        select action, count(*) as n from decided group by action) a) as actions,
     (select jsonb_agg(jsonb_build_object('rule', rule, 'count', n) order by rule) from (
        select rule, count(*) as n from decided where rule is not null group by rule) r) as rules,
     (select count(*)::int from moderation_appeals where state = 'OPEN') as appeals_open,
     (select count(*)::int from moderation_appeals
        where state = 'UPHELD' and decided_at >= :since::timestamptz) as upheld,
     (select count(*)::int from moderation_appeals
        where state = 'REVERSED' and decided_at >= :since::timestamptz) as reversed,
     (select round(percentile_cont(0.5) within group (
        order by extract(epoch from created_at - opened_at) / 60))::int
        from decided where opened_at is not null) as median`,
);

async function readFigures(db: Database, now: Date): Promise<Transparency> {
  const since = new Date(now.getTime() - COUNTED_DAYS * 24 * 60 * 60 * 1000);
  const row = await figures.first(db, { since });
  return {
    since: since.toISOString(),
    reports: row?.reports ?? 0,
    open: row?.open ?? 0,
    actions: row?.actions ?? [],
    rules: row?.rules ?? [],
    appeals: {
      open: row?.appeals_open ?? 0,
      upheld: row?.upheld ?? 0,
      reversed: row?.reversed ?? 0,
    },
    medianMinutes: row?.median ?? null,
  };
}

/** Counts that anyone may read; read from the database every five minutes at most. */
export function transparencyRoutes({ now }: ModerationSettings): CallImplementation[] {
  let kept: { figures: Promise<Transparency>; until: number } | undefined;
  return [
    implement(readTransparency, {
      handle: ({ db }) => {
        const at = now();
        if (kept !== undefined && kept.until > at.getTime()) return kept.figures;
        const reading = readFigures(db, at);
        const entry = { figures: reading, until: at.getTime() + FRESH_MS };
        kept = entry;
        reading.catch(() => {
          if (kept === entry) kept = undefined;
        });
        return reading;
      },
    }),
  ];
}
