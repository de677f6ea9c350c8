import { isThere } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import { notifiesOf, type NotificationKind } from '@upround/shared/ports';
import { sql } from 'kysely';
import { judgeInvited } from './competition-changed';

interface AboutJudging {
  slug: string;
  title: string;
  organiser: string;
}

/** The competition, while the person is asked to judge it. */
const aboutJudging = sql`
  select c.slug, c.title, c.organiser, c.title as words
  from competitions c join competition_judges j on j.competition_id = c.id and j.user_id = n.user_id
  where c.id = n.reference_id and c.announced_at is not null`;

/** A member is asked to judge a competition. */
export const judgingNotification: NotificationKind<AboutJudging> = {
  type: 'JUDGING',
  group: 'WORK',
  label: 'Judging',
  hint: 'You’re invited to judge a competition.',
  isSystem: true,
  about: aboutJudging,
  outdates: ['competitions'],
  describe: (_notification, { slug, title, organiser }) => ({
    sentence: [{ text: 'You’re invited to judge ' }, { title }],
    excerpt: `By ${organiser}. Accept or decline on its page.`,
    deeplink: links.competition(slug, { tab: 'judging' }),
  }),
  listeners: [
    notifiesOf(
      { name: 'competitions.notify-judge', data: judgeInvited.data },
      [judgeInvited],
      (_context, { competitionId, userId }) => [
        {
          userId,
          type: 'JUDGING',
          actorId: userId,
          referenceType: 'COMPETITION',
          referenceId: competitionId,
          groupKey: `JUDGING:${competitionId}`,
          actKey: `JUDGING:${competitionId}:${userId}`,
          holds: isThere(userId),
        },
      ],
    ),
  ],
};
