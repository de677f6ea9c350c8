import { isThere, OLDEST, statement } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import { notifiesOf, type NotificationKind } from '@upround/shared/ports';
import { sql } from 'kysely';
import { timesFreed } from '../hours/times-freed';
import { profileDecided } from '../mentor/profile-decided';
import { momentIn } from './session-words';

interface AboutProfile {
  slug: string;
  decline_reason: string | null;
}

/** The member's own profile, as staff decided. */
const ownProfile = sql`
  select m.slug, m.decline_reason, m.headline as words from mentors m
  where m.id = n.reference_id and m.user_id = n.user_id
    and case when (n.details ->> 'isApproved')::boolean then m.slug is not null else m.state = 'DECLINED' end`;

/** Staff decided on the profile of a mentor. */
export const profileNotification: NotificationKind<AboutProfile> = {
  type: 'MENTOR_PROFILE',
  group: 'WORK',
  label: 'Your mentor profile',
  hint: 'Your mentor profile is approved or declined.',
  isSystem: true,
  email: 'OWN_MAIL',
  about: ownProfile,
  outdates: ['mentor'],
  describe: ({ details }, { decline_reason: reason }) =>
    details?.['isApproved'] === true
      ? {
          sentence: [{ text: 'Your mentor profile is approved' }],
          deeplink: links.offerMentoring(),
          excerpt: 'Members can find and book you now.',
        }
      : {
          sentence: [{ text: 'Your mentor profile needs changes' }],
          deeplink: links.offerMentoring(),
          excerpt: reason ?? '',
        },
  listeners: [
    notifiesOf(
      { name: 'mentor.notify-decided', data: profileDecided.data },
      [profileDecided],
      (_context, { requestId, mentorId, userId, isApproved }) => [
        {
          userId,
          type: 'MENTOR_PROFILE',
          actorId: userId,
          referenceType: 'MENTOR',
          referenceId: mentorId,
          details: { isApproved },
          groupKey: `MENTOR_PROFILE:${requestId}:${isApproved}`,
          actKey: `MENTOR_PROFILE:${requestId}:${isApproved}`,
          holds: isThere(userId),
        },
      ],
    ),
  ],
};

interface AboutTimes {
  slug: string;
  name: string;
  next_slot_at: string | null;
  zone: string;
}

/** The mentor, while they can be booked. */
const aboutTimes = sql`
  select m.slug, p.display_name as name, m.next_slot_at, m.zone, concat_ws(' ', p.display_name, m.headline) as words
  from mentors m join person_view p on p.id = m.user_id where m.id = n.reference_id and m.is_listed`;

/** Members of one task; the next task goes on. */
const WAITING = 200;

const waiting = statement<{ user_id: string }, { mentorId: string; at: Date; after: string }>(
  'mentor.waiting-members',
  `select user_id from mentor_waits
   where mentor_id = :mentorId::uuid and notified_at = :at::timestamptz and user_id > :after::uuid
   order by user_id limit ${WAITING}`,
);

const notifyWaiting = { name: 'mentor.notify-freed', data: timesFreed.data };

/** A mentor that the member waits for has free times again. */
export const timesNotification: NotificationKind<AboutTimes> = {
  type: 'MENTOR_TIMES',
  group: 'WORK',
  label: 'Available times',
  hint: 'A mentor you’re waiting for has available times again.',
  isSystem: true,
  about: aboutTimes,
  outdates: ['mentor'],
  describe: (_notification, { slug, name, next_slot_at: at, zone }) => ({
    sentence: [{ name }, { text: ' has available times again' }],
    deeplink: links.mentor(slug),
    excerpt:
      at === null
        ? 'Available times fill up fast.'
        : `The next one: ${momentIn(new Date(at), zone)}.`,
  }),
  listeners: [
    notifiesOf(notifyWaiting, [timesFreed], async ({ db, inTransaction }, data) => {
      const { mentorId, at, after = OLDEST } = data;
      const found = await waiting.all(db, { mentorId, at: new Date(at), after });
      const last = found.at(-1);
      if (last !== undefined && found.length === WAITING) {
        await inTransaction((_trx, tasks) =>
          tasks.send(notifyWaiting, { ...data, after: last.user_id }),
        );
      }
      const key = `MENTOR_TIMES:${mentorId}:${at}`;
      return found.map(({ user_id: userId }) => ({
        userId,
        type: 'MENTOR_TIMES',
        actorId: userId,
        referenceType: 'MENTOR' as const,
        referenceId: mentorId,
        groupKey: key,
        actKey: key,
        holds: sql<boolean>`(${isThere(userId)} and exists (select 1 from mentors m
          where m.id = ${mentorId}::uuid and m.is_listed))`,
      }));
    }),
  ],
};
