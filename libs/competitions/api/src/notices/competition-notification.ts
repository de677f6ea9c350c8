import { COMPETITION_EVENT, type CompetitionChange } from '@upround/competitions/contract';
import { isThere, OLDEST, statement, type Database } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import {
  notifiesOf,
  type NotificationDescription,
  type NotificationDraft,
  type NotificationKind,
} from '@upround/shared/ports';
import { sql } from 'kysely';
import type { CompetitionsSettings } from '../competitions-settings';
import { competitionChanged } from './competition-changed';
import { competitionMovedOn, type NoticeKind } from './competition-moved-on';

interface AboutCompetition {
  slug: string;
  title: string;
  closes_at: string;
  is_joined: boolean;
  /** Of a change: what kind, and what everyone can read of it. */
  change: CompetitionChange['kind'] | null;
  change_text: string | null;
}

const aboutCompetition = sql`
  select c.slug, c.title, c.closes_at, c.title as words,
    exists (select from competition_members m where m.competition_id = c.id and m.user_id = n.user_id) as is_joined,
    h.kind as change, h.text as change_text
  from competitions c left join competition_changes h on h.id = (n.details ->> 'change')::uuid
  where c.id = n.reference_id and c.announced_at is not null`;

/** Members of one task; the next task goes on. */
const BATCH = 200;

/**
 * Who follows a competition, is in an entry, or judges it, which changes alone are about; of a deadline not those whose
 * entry is submitted as it is.
 */
const readers = statement<
  { user_id: string },
  { competitionId: string; kind: NoticeKind | 'CHANGED'; after: string }
>(
  'competitions.notified-members',
  `select user_id from (
     select f.user_id from competition_follows f where f.competition_id = :competitionId::uuid
     union select m.user_id from competition_members m where m.competition_id = :competitionId::uuid
     union select j.user_id from competition_judges j
       where j.competition_id = :competitionId::uuid and j.state <> 'DECLINED' and :kind = 'CHANGED') reader
   where user_id > :after::uuid and (:kind <> 'CLOSING' or not exists (
     select from competition_members m join competition_entries e on e.id = m.entry_id
     where m.competition_id = :competitionId::uuid and m.user_id = reader.user_id
       and e.submitted_revision = e.revision))
   order by user_id limit ${BATCH}`,
);

/** A moment in UTC, as in `14 Mar 2027, 18:29 UTC`. */
const inUtc = (moment: string): string =>
  `${new Date(moment).toLocaleString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })} UTC`;

const notifyChanged = { name: 'competitions.notify-changed', data: competitionChanged.data };
const notifyMovedOn = { name: 'competitions.notify-moved-on', data: competitionMovedOn.data };

/** What a change other than its results did to a competition; its sentence begins with the title. */
const changeWords: Readonly<Record<Exclude<CompetitionChange['kind'], 'RESULT'>, string>> = {
  ANNOUNCED: ' was announced',
  RULES: ' has new rules',
  DEADLINE: ' has a new deadline',
  DETAILS: ' has changed',
};

function describe(kind: unknown, about: AboutCompetition): NotificationDescription {
  const { slug, title, closes_at: closesAt, is_joined: isJoined, change } = about;
  if (change !== null) {
    if (change === 'RESULT') {
      return {
        sentence: [{ text: 'Results are in for ' }, { title }],
        excerpt: isJoined ? 'See how your entry did.' : 'See who came first.',
        deeplink: links.competition(slug, { tab: 'entries' }),
      };
    }
    const when = change === 'DEADLINE' ? ` Entries close on ${inUtc(closesAt)}.` : '';
    return {
      sentence: [{ title }, { text: changeWords[change] }],
      excerpt: `${about.change_text ?? ''}${when}`,
      deeplink: links.competition(slug, { tab: 'rules' }),
    };
  }
  if (kind === 'OPENED') {
    return {
      sentence: [{ title }, { text: ' is open for entries' }],
      excerpt: `Entries close on ${inUtc(closesAt)}.`,
      deeplink: links.competition(slug),
    };
  }
  return {
    sentence: [{ title }, { text: ' closes within a day' }],
    excerpt: isJoined
      ? `Your entry has changes that you haven’t submitted. Submit it by ${inUtc(closesAt)}.`
      : `Enter by ${inUtc(closesAt)}.`,
    deeplink: links.competition(slug, { tab: isJoined ? 'entry' : undefined }),
  };
}

/** Members to notify, from where the last task ended. */
interface Batch {
  kind: NoticeKind | 'CHANGED';
  competitionId: string;
  details: Readonly<Record<string, string>>;
  /** Of the act. */
  key: string;
  after: string | undefined;
}

/** The drafts of one batch, and where the next one begins; null after the last. */
async function draftsOf(db: Database, batch: Batch) {
  const { kind, competitionId, details, key, after = OLDEST } = batch;
  const found = await readers.all(db, { competitionId, kind, after });
  const last = found.at(-1);
  const drafts: NotificationDraft[] = found.map(({ user_id: userId }) => ({
    userId,
    type: 'COMPETITION',
    actorId: userId,
    referenceType: 'COMPETITION',
    referenceId: competitionId,
    details,
    groupKey: `COMPETITION:${competitionId}:${key}`,
    actKey: `COMPETITION:${competitionId}:${key}`,
    holds: isThere(userId),
  }));
  const isFull = last !== undefined && found.length === BATCH;
  return { drafts, next: isFull ? last.user_id : null };
}

/** A competition that someone follows or enters opens, closes soon or changes. */
export const competitionNotification = ({
  realtime,
}: Pick<CompetitionsSettings, 'realtime'>): NotificationKind<AboutCompetition> => ({
  type: 'COMPETITION',
  group: 'WORK',
  label: 'Competitions',
  hint: 'A competition you follow or entered opens, closes within a day, changes or has results.',
  isSystem: true,
  about: aboutCompetition,
  outdates: ['competitions'],
  describe: ({ details }, about) => describe(details?.['kind'], about),
  listeners: [
    notifiesOf(notifyMovedOn, [competitionMovedOn], async ({ db, inTransaction }, data) => {
      const { competitionId, kind, at, after } = data;
      const batch = { kind, competitionId, details: { kind }, key: `${kind}:${at}`, after };
      const { drafts, next } = await draftsOf(db, batch);
      if (next !== null) {
        await inTransaction((_trx, tasks) => tasks.send(notifyMovedOn, { ...data, after: next }));
      }
      return drafts;
    }),
    notifiesOf(notifyChanged, [competitionChanged], async ({ db, inTransaction }, data) => {
      const { competitionId, changeId, after } = data;
      const details = { change: changeId };
      const batch = { kind: 'CHANGED' as const, competitionId, details, key: changeId, after };
      const { drafts, next } = await draftsOf(db, batch);
      if (next !== null) {
        await inTransaction((_trx, tasks) => tasks.send(notifyChanged, { ...data, after: next }));
      }
      const readersNow = drafts.map(({ userId }) => userId);
      realtime?.send(readersNow, { name: COMPETITION_EVENT, data: { id: competitionId } });
      return drafts;
    }),
  ],
});
