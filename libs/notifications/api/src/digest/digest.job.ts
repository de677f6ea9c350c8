import { notificationTypes } from '@upround/notifications/contract';
import type { Database } from '@upround/shared/db';
import { handleJob, type JobContext, type JobHandler } from '@upround/shared/jobs-queue';
import { links } from '@upround/shared/links';
import type { DigestRhythm } from '@upround/shared/ports';
import { oneLine } from '../list/notification.mapper';
import { listNotificationsOf, type NotificationRow } from '../list/notification.read-model';
import type { DigestParts, NotificationsSettings } from '../notifications-settings';
import { pushSentences, someone } from '../push/push-sentences';
import { countWaiting } from '../push/waiting-message.read-model';
import { digestMail, hasNews, type DigestContent } from './digest-mail';
import { gatherDigests, mailDigest } from './digest.definitions';
import { claimDigest, releaseDigest } from './digest.store';

const DAY_MS = 24 * 3_600_000;
const DATE = 10;
const MONDAY = 1;
/** Readers of one job; the next one goes on. */
const READERS = 200;
const LINES = 10;
/** Unread notifications that are looked at. */
const LOOKED_AT = 100;
const NAME_MAX = 40;
const DAYS: Record<DigestRhythm, number> = { DAILY: 1, WEEKLY: 7 };

const dayOf = (at: Date) => at.toISOString().slice(0, DATE);
const isDue = (rhythm: DigestRhythm | null, day: string): rhythm is DigestRhythm =>
  rhythm === 'DAILY' || (rhythm === 'WEEKLY' && new Date(day).getUTCDay() === MONDAY);

function lineOf({ type, reference_type, actors, actor_count }: NotificationRow): string {
  const name = oneLine(actors[0]?.display_name ?? '', NAME_MAX);
  return pushSentences[type](someone(name, actor_count), reference_type);
}

/** What happened within the period, of the types that the person wants by e-mail. */
async function contentOf(
  db: Database,
  { preferences }: NotificationsSettings,
  userId: string,
  since: Date,
  at: Date,
): Promise<DigestContent> {
  const wants = async (type: string) =>
    (await preferences.wants(db, [userId], type, 'email', at)).has(userId);
  const types: string[] = [];
  for (const type of notificationTypes) if (await wants(type)) types.push(type);
  const query = { userId, before: null, limit: LOOKED_AT, unreadOnly: true, types, search: '' };
  const rows = types.length === 0 ? [] : await listNotificationsOf(db, query);
  const news = rows.filter(({ updated_at }) => updated_at >= since);
  const waiting = (await wants('MESSAGE'))
    ? await countWaiting(db, userId)
    : { conversations: 0, requests: 0 };
  return {
    ...{ lines: news.slice(0, LINES).map(lineOf), more: Math.max(0, news.length - LINES) },
    ...waiting,
  };
}

async function mailTo(
  { db }: JobContext,
  settings: NotificationsSettings,
  { accounts, mailer, brand, publicUrl }: DigestParts,
  userId: string,
  rhythm: DigestRhythm,
): Promise<void> {
  const at = settings.now();
  const since = new Date(at.getTime() - DAYS[rhythm] * DAY_MS);
  const content = await contentOf(db, settings, userId, since, at);
  const to = await accounts.emailOf(db, userId);
  if (to === null || !hasNews(content)) return;
  const address = (path: string) => new URL(path, publicUrl).href;
  const mail = digestMail(brand, rhythm, content, {
    notifications: address(links.notifications()),
    messages: address(links.messages()),
    settings: address(links.settings({ section: 'notifications' })),
  });
  await mailer.send({ to, ...mail });
}

/**
 * The jobs of digests. A person's digest of a day is claimed before it is sent, so that two processes, or a job that
 * runs twice, send it once; a process that dies while sending has sent it or leaves it to the next day.
 */
export function digestJobs(settings: NotificationsSettings): JobHandler[] {
  const { digest, now } = settings;
  if (digest === undefined) return [];
  const { readers } = digest;
  return [
    handleJob(gatherDigests, async ({ db, inTransaction }, { after, day = dayOf(now()) }) => {
      const page = await readers.page(db, after ?? null, READERS);
      const last = page.at(-1);
      if (last === undefined) return;
      await inTransaction(async (_trx, jobs) => {
        for (const userId of page) await jobs.send(mailDigest, { userId, day });
        if (page.length === READERS) await jobs.send(gatherDigests, { after: last, day });
      });
    }),
    handleJob(mailDigest, async (context, { userId, day }) => {
      const { db } = context;
      const rhythm = await readers.rhythmOf(db, userId);
      if (!isDue(rhythm, day) || !(await claimDigest(db, userId, day))) return;
      try {
        await mailTo(context, settings, digest, userId, rhythm);
      } catch (error) {
        await releaseDigest(db, userId, day);
        throw error;
      }
    }),
  ];
}
