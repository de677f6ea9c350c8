import { createHash } from 'node:crypto';
import { OLDEST } from '@upround/shared/db';
import { handleTask, type TaskContext, type TaskHandler } from '@upround/shared/tasks';
import { filterQuery, links } from '@upround/shared/links';
import { jobsFound } from '@upround/shared/ports';
import type * as z from 'zod/mini';
import { toJobSummary } from '../job/job.mapper';
import type { AlertParts, JobsSettings } from '../jobs-settings';
import { alertMail } from './alert-mail';
import { alertedSearch, NAMED, readAlerted } from './alert-mail.read-model';
import { cleanUpAlertedJobs, gatherAlerts, mailAlert, sendAlert } from './alert.definitions';
import { deleteAlertedJobs } from './alerted-jobs.store';
import { DUE_AT_ONCE, findDue, claimAlert, type Alert } from './alert.store';

const KEY_LENGTH = 32;

/** Idempotency key of an alert; a hash, so that it does not reveal the person. */
const keyOf = ({ search, until }: Alert) =>
  createHash('sha256').update(`${search.id} ${until}`).digest('hex').slice(0, KEY_LENGTH);

async function mail(
  { db }: TaskContext,
  { preferences, accounts, mailer, brand, publicUrl }: AlertParts,
  { savedSearchId, jobIds, key }: z.output<typeof mailAlert.data>,
  now: Date,
): Promise<void> {
  const search = await alertedSearch.first(db, { id: savedSearchId });
  if (search === undefined) return;
  const { user_id: userId, name, filters } = search;
  const wanted = await preferences.wants(db, [userId], 'JOB_FOUND', 'email', now);
  if (!wanted.has(userId)) return;
  const { rows, open } = await readAlerted(db, userId, jobIds);
  const to = await accounts.emailOf(db, userId);
  if (rows.length === 0 || to === null) return;
  const address = (path: string) => new URL(path, publicUrl).href;
  const content = {
    name,
    more: open - rows.length,
    jobs: rows.map((row) => toJobSummary(row, now)),
  };
  const written = alertMail(brand, content, {
    job: (slug) => address(links.jobs({ job: slug })),
    board: address(links.jobs(filterQuery(filters))),
    savedSearches: address(links.savedSearches()),
  });
  await mailer.send({ to, ...written, key });
}

/**
 * Tasks of alerts. A search's mark moves in the transaction that publishes its event and sends its mail task, so each
 * job is alerted once, whenever a process dies. A retried mail has the same key.
 */
export function alertTasks({ alerts, now }: JobsSettings): TaskHandler[] {
  return [
    handleTask(gatherAlerts, async ({ db, inTransaction }, { after = OLDEST }) => {
      const due = await findDue(db, now(), after);
      const last = due.at(-1);
      if (last === undefined) return;
      await inTransaction(async (_trx, tasks) => {
        for (const savedSearchId of due) await tasks.send(sendAlert, { savedSearchId });
        if (due.length === DUE_AT_ONCE) await tasks.send(gatherAlerts, { after: last });
      });
    }),
    handleTask(sendAlert, ({ inTransaction }, { savedSearchId }) =>
      inTransaction(async (trx, tasks) => {
        const alert = await claimAlert(trx, savedSearchId, now());
        if (alert === null) return;
        const { search, jobIds } = alert;
        const named = { jobIds: jobIds.slice(0, NAMED), count: jobIds.length };
        await tasks.publish(jobsFound, { ...named, savedSearchId, userId: search.user_id });
        await tasks.send(mailAlert, { savedSearchId, jobIds, key: keyOf(alert) });
      }),
    ),
    handleTask(cleanUpAlertedJobs, ({ db }) => deleteAlertedJobs(db, now())),
    ...(alerts === undefined
      ? []
      : [handleTask(mailAlert, (context, order) => mail(context, alerts, order, now()))]),
  ];
}
