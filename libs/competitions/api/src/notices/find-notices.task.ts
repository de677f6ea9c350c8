import { statement } from '@upround/shared/db';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import type { CompetitionsSettings } from '../competitions-settings';
import { competitionMovedOn, type NoticeKind } from './competition-moved-on';

/** Looks every minute for competitions that open, or close within a day. */
export const findNotices = {
  name: 'competitions.find-notices',
  data: z.object({}),
  schedule: '* * * * *',
};

interface NoticeRow {
  competition_id: string;
  kind: NoticeKind;
  moment: Date;
}

/** Notes the moments that have come, each once. One that a stopped server missed by more than a day is over. */
const noteDue = statement<NoticeRow, { now: Date }>(
  'competitions.note-notices',
  `insert into competition_notices (competition_id, kind, moment, noted_at)
   select c.id, due.kind, due.moment, :now::timestamptz
   from competitions c
   cross join lateral (values ('OPENED', c.opens_at, c.opens_at),
     ('CLOSING', c.closes_at, c.closes_at - interval '1 day')) as due (kind, moment, from_at)
   where c.announced_at is not null and c.closes_at > :now::timestamptz
     and c.opens_at <= :now::timestamptz and c.announced_at <= due.from_at
     and due.from_at <= :now::timestamptz and due.from_at > :now::timestamptz - interval '1 day'
   on conflict do nothing returning competition_id, kind, moment`,
);

/** Notifies of moments, in the transaction that notes that it was done. Staff create competitions, so there are few. */
export const noticesTask = ({ now }: Pick<CompetitionsSettings, 'now'>): TaskHandler =>
  handleTask(findNotices, async (context) => {
    await context.inTransaction(async (trx, tasks) => {
      for (const row of await noteDue.all(trx, { now: now() })) {
        await tasks.publish(competitionMovedOn, {
          competitionId: row.competition_id,
          kind: row.kind,
          at: row.moment.toISOString(),
        });
      }
    });
  });
