import { createHash } from 'node:crypto';
import type { Database } from '@upround/shared/db';
import { handleTask, type TaskContext, type TaskHandler } from '@upround/shared/tasks';
import { links } from '@upround/shared/links';
import type { DigestRhythm, DigestSummary } from '@upround/shared/ports';
import { hasDigestLines } from '../kinds/kind-registry';
import { plainSentence } from '../kinds/sentence';
import { describe } from '../list/notification.mapper';
import type { DigestParts, NotificationsSettings } from '../notifications-settings';
import { digestMail, isWorthSending, type DigestContent } from './digest-mail';
import { gatherDigests, mailDigest } from './digest.definitions';
import {
  claimDigest,
  findLastDigest,
  noteSent,
  releaseDigest,
  type SentDigest,
} from './digest.store';

const DAY_MS = 24 * 3_600_000;
const DATE = 10;
const WEEK = 7;
/** What a digest looks back at most, however long none came. */
const LOOK_BACK_DAYS = 14;
/** Recipients of one task; the next task continues. */
const READERS = 200;
const LINES = 10;
/** Unread notifications that are looked at. */
const LOOKED_AT = 100;
const KEY_LENGTH = 32;
const DAYS: Record<DigestRhythm, number> = { DAILY: 1, WEEKLY: 7 };

const dayOf = (at: Date) => at.toISOString().slice(0, DATE);
const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * DAY_MS);

/** The first day of the period in which a person gets one digest: the day itself, or its week's Monday. */
function periodOf(rhythm: DigestRhythm, day: string): string {
  const date = new Date(day);
  return rhythm === 'DAILY' ? day : dayOf(daysBefore(date, (date.getUTCDay() + WEEK - 1) % WEEK));
}

/**
 * Whether a digest is due: once a day or week. A weekly digest that the server missed on Monday, and a person's first
 * digest, are due on the next morning.
 */
const isDue = (rhythm: DigestRhythm, day: string, last: SentDigest | undefined) =>
  last === undefined || last.day < periodOf(rhythm, day);

/** The beginning of a digest's period: the end of the last one. */
function sinceOf(rhythm: DigestRhythm, at: Date, last: SentDigest | undefined): Date {
  if (last === undefined) return daysBefore(at, DAYS[rhythm]);
  return new Date(Math.max(last.sent_at.getTime(), daysBefore(at, LOOK_BACK_DAYS).getTime()));
}

/** Names a digest without naming its person. */
const keyOf = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, KEY_LENGTH);

/** What happened within the period, of the types that the person wants by e-mail. */
async function contentOf(
  db: Database,
  { kinds, reader, preferences }: NotificationsSettings,
  userId: string,
  since: Date,
  at: Date,
): Promise<DigestContent> {
  const wants = async (type: string) =>
    (await preferences.wants(db, [userId], type, 'digest', at)).has(userId);
  const types: string[] = [];
  const summaries: DigestSummary[] = [];
  for (const kind of kinds.all) {
    const hasLines = hasDigestLines(kind);
    if ((!hasLines && kind.summarize === undefined) || !(await wants(kind.type))) continue;
    if (hasLines) types.push(kind.type);
    const summary = (await kind.summarize?.(db, userId)) ?? null;
    if (summary !== null) summaries.push(summary);
  }
  const query = { userId, before: null, limit: LOOKED_AT, unreadOnly: true, types, search: '' };
  const { rows } =
    types.length === 0 ? { rows: [] } : await reader.list(db, { ...query, beyondList: true });
  const recent = rows.filter(({ updated_at }) => updated_at > since);
  return {
    lines: recent.slice(0, LINES).map((row) => plainSentence(describe(kinds, row).sentence)),
    more: Math.max(0, recent.length - LINES),
    summaries,
  };
}

/** One person's digest of one period. */
interface Edition {
  rhythm: DigestRhythm;
  since: Date;
  at: Date;
  isFirst: boolean;
  /** The same whenever it is sent again. */
  key: string;
}

async function mailTo(
  { db }: TaskContext,
  settings: NotificationsSettings,
  { accounts, mailer, brand, publicUrl }: DigestParts,
  userId: string,
  { rhythm, since, at, key, isFirst }: Edition,
): Promise<void> {
  const content = await contentOf(db, settings, userId, since, at);
  const to = await accounts.emailOf(db, userId);
  if (to === null || !isWorthSending(content)) return;
  const address = (path: string) => new URL(path, publicUrl).href;
  const mail = digestMail(brand, { rhythm, isFirst }, content, {
    notifications: links.notifications(),
    settings: links.settings({ section: 'notifications' }),
    address,
  });
  await mailer.send({ to, ...mail, key });
}

/**
 * The tasks of digests. A person's digest of a day is claimed before it is sent, so that two processes, or a task that
 * runs twice, send it once. A claim becomes a digest that was sent only afterwards: where a process dies in between,
 * the next morning's digest covers the period of this one. One that is tried again on its day has the same key.
 */
export function digestTasks(settings: NotificationsSettings): TaskHandler[] {
  const { digest, now } = settings;
  if (digest === undefined) return [];
  const { readers } = digest;
  return [
    handleTask(gatherDigests, async ({ db, inTransaction }, { after, day = dayOf(now()) }) => {
      const page = await readers.page(db, after ?? null, READERS);
      const last = page.at(-1);
      if (last === undefined) return;
      await inTransaction(async (_trx, tasks) => {
        for (const userId of page) await tasks.send(mailDigest, { userId, day });
        if (page.length === READERS) await tasks.send(gatherDigests, { after: last, day });
      });
    }),
    handleTask(mailDigest, async (context, { userId, day }) => {
      const { db } = context;
      const rhythm = await readers.rhythmOf(db, userId);
      const last = await findLastDigest(db, userId);
      if (rhythm === null || !isDue(rhythm, day, last)) return;
      if (!(await claimDigest(db, userId, day, LOOK_BACK_DAYS))) return;
      const at = now();
      const key = keyOf(userId, day);
      const edition = { rhythm, since: sinceOf(rhythm, at, last), at, key, isFirst: !last };
      try {
        await mailTo(context, settings, digest, userId, edition);
        await noteSent(db, userId, day, at);
      } catch (error) {
        await releaseDigest(db, userId, day);
        throw error;
      }
    }),
  ];
}
