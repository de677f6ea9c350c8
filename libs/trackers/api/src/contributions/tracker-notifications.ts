import type { TrackerType } from '@upround/trackers/contract';
import { isThere, OLDEST, statement } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import { notifiesOf, type NotificationKind } from '@upround/shared/ports';
import { sql } from 'kysely';
import { deadlineNear } from '../lifecycle/reminders.task';
import { trackerOpened } from '../lifecycle/openings.task';
import { reportDecided } from '../report/report-decided';

interface AboutRecord {
  slug: string;
  type: TrackerType;
  name: string;
  closes_local: string | null;
  closes_zone: string | null;
}

/** The record that a notification is about, while it is in the lists. */
const aboutRecord = sql`
  select r.slug, r.type, r.name, r.name as words,
    to_char(r.closes_local, 'FMDD Mon YYYY, HH24:MI') as closes_local, r.closes_zone
  from tracker_records r where r.id = n.reference_id and r.removed_at is null`;

/** Whether the person still watches the record. */
const watches = (userId: string, recordId: string) => sql<boolean>`(${isThere(userId)} and exists (
  select 1 from tracker_watches w where w.user_id = ${userId}::uuid and w.record_id = ${recordId}::uuid))`;

/** Stored details of a reminder: how many days were left when it was sent. */
interface ReminderDetails {
  days: number;
}

const DAY_MS = 86_400_000;
/** A reminder in time is sent some minutes after its moment: the task runs every quarter of an hour. */
const DELAY_MS = 3_600_000;

const inDays = (days: number) => (days === 1 ? 'tomorrow' : `in ${days} days`);

/** A deadline comes near. */
const deadlineNotification: NotificationKind<AboutRecord> = {
  type: 'TRACKER_DEADLINE',
  group: 'WORK',
  label: 'Funding deadlines',
  hint: 'A deadline you asked to be reminded of is 14 days, 7 days or 1 day away.',
  isSystem: true,
  about: aboutRecord,
  outdates: ['trackers'],
  describe: ({ details }, { slug, type, name, closes_local: local, closes_zone: zone }) => ({
    sentence: [
      { title: name },
      { text: ` closes ${inDays((details as unknown as ReminderDetails).days)}` },
    ],
    deeplink: links.tracker(type, { record: slug }),
    excerpt: local === null ? '' : `Closes on ${local} (${zone}).`,
  }),
  listeners: [
    notifiesOf(
      { name: 'trackers.notify-deadline', data: deadlineNear.data },
      [deadlineNear],
      ({ now }, { userId, recordId, closesAt, days }) => {
        // A server that was down sends a reminder late. It counts whole days then, as the record's page does.
        const leftMs = Date.parse(closesAt) - now.getTime();
        const left = Math.max(1, Math.floor((leftMs + DELAY_MS) / DAY_MS));
        const key = `TRACKER_DEADLINE:${recordId}:${closesAt}:${days}`;
        return [
          {
            userId,
            actorId: userId,
            type: 'TRACKER_DEADLINE',
            referenceType: 'TRACKER',
            referenceId: recordId,
            groupKey: key,
            actKey: key,
            details: { days: Math.min(days, left) },
            holds: watches(userId, recordId),
          },
        ];
      },
    ),
  ],
};

/** Watchers of one task; the next task goes on. */
const WATCHERS = 200;

const watchers = statement<{ user_id: string }, { recordId: string; after: string }>(
  'trackers.watchers',
  `select user_id from tracker_watches where record_id = :recordId::uuid and user_id > :after::uuid
   order by user_id limit ${WATCHERS}`,
);

const notifyWatchers = { name: 'trackers.notify-opened', data: trackerOpened.data };

/** A programme that was closed is open again. */
const openedNotification: NotificationKind<AboutRecord> = {
  type: 'TRACKER_OPENED',
  group: 'WORK',
  label: 'Funding openings',
  hint: 'A programme you asked to be notified about opens again.',
  isSystem: true,
  about: aboutRecord,
  outdates: ['trackers'],
  describe: (_notification, { slug, type, name, closes_local: local, closes_zone: zone }) => ({
    sentence: [{ title: name }, { text: ' is open again' }],
    deeplink: links.tracker(type, { record: slug }),
    excerpt: local === null ? '' : `Closes on ${local} (${zone}).`,
  }),
  listeners: [
    notifiesOf(notifyWatchers, [trackerOpened], async ({ db, inTransaction }, data) => {
      const { recordId, openedAt, after = OLDEST } = data;
      const found = await watchers.all(db, { recordId, after });
      const last = found.at(-1);
      if (last !== undefined && found.length === WATCHERS) {
        await inTransaction((_trx, tasks) =>
          tasks.send(notifyWatchers, { ...data, after: last.user_id }),
        );
      }
      const key = `TRACKER_OPENED:${recordId}:${openedAt}`;
      return found.map(({ user_id: userId }) => ({
        userId,
        actorId: userId,
        type: 'TRACKER_OPENED',
        referenceType: 'TRACKER' as const,
        referenceId: recordId,
        groupKey: key,
        actKey: key,
        holds: watches(userId, recordId),
      }));
    }),
  ],
};

/** Stored details of a decided report: whether the facts were corrected. */
interface ReportDetails {
  isCorrected: boolean;
}

/** Staff decided what the member reported as outdated. */
const reportNotification: NotificationKind<AboutRecord> = {
  type: 'TRACKER_REPORT',
  group: 'WORK',
  label: 'Outdated facts',
  hint: 'We checked facts that you reported as outdated.',
  isSystem: true,
  about: aboutRecord,
  outdates: ['trackers'],
  describe: ({ details }, { slug, type, name }) => ({
    sentence: (details as unknown as ReportDetails).isCorrected
      ? [{ title: name }, { text: ' is up to date again' }]
      : [{ text: 'We checked ' }, { title: name }, { text: ' and left it as it is' }],
    deeplink: links.tracker(type, { record: slug }),
    excerpt: 'Thanks for your report.',
  }),
  listeners: [
    notifiesOf(
      { name: 'trackers.notify-report', data: reportDecided.data },
      [reportDecided],
      (_context, { reportId, recordId, userId, isCorrected }) => {
        const key = `TRACKER_REPORT:${reportId}`;
        return [
          {
            userId,
            actorId: userId,
            type: 'TRACKER_REPORT',
            referenceType: 'TRACKER',
            referenceId: recordId,
            groupKey: key,
            actKey: key,
            details: { isCorrected },
            holds: isThere(userId),
          },
        ];
      },
    ),
  ],
};

/** What members are notified of by trackers. */
export const trackerNotifications: readonly NotificationKind[] = [
  deadlineNotification as NotificationKind,
  openedNotification as NotificationKind,
  reportNotification as NotificationKind,
];
