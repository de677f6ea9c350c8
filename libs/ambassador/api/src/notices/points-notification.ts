import { daySpanOf } from '@upround/ambassador/model';
import { isThere } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import { notifiesOf, type NotificationKind } from '@upround/shared/ports';
import { sql } from 'kysely';
import { pointsChanged } from '../ledger/points-changed';
import { pointsText } from './points-text';

interface AboutPoints {
  points: number;
}

/** The points of the notification's day that count. */
const aboutPoints = sql`
  select coalesce(sum(l.points), 0)::int as points, '' as words
  from ambassadors a join ambassador_lines l on l.ambassador_id = a.id
  where a.user_id = n.user_id and l.state = 'COUNTED'
    and l.at >= (n.details ->> 'from')::timestamptz and l.at < (n.details ->> 'to')::timestamptz
  having count(*) > 0`;

/** An ambassador's points changed; one notification for each day. */
export const pointsNotification: NotificationKind<AboutPoints> = {
  type: 'AMBASSADOR_POINTS',
  group: 'WORK',
  label: 'Points',
  hint: 'You earned ambassador points, or we removed some after a refund.',
  isSystem: true,
  about: aboutPoints,
  outdates: ['ambassador'],
  describe: (_notification, { points }) => ({
    sentence: [
      {
        text:
          points < 0
            ? `We removed ${pointsText(-points)}`
            : `You earned ${pointsText(points)} as an ambassador`,
      },
    ],
    excerpt:
      points < 0
        ? 'Someone you referred got a refund for their plan.'
        : 'Someone you referred posted, became active or bought a plan.',
    deeplink: links.ambassadors({ tab: 'points' }),
  }),
  listeners: [
    notifiesOf(
      { name: 'ambassador.notify-points', data: pointsChanged.data },
      [pointsChanged],
      (_context, { userId, lineId, at }) => {
        const { id: day, from, to } = daySpanOf(new Date(at));
        return [
          {
            userId,
            type: 'AMBASSADOR_POINTS',
            actorId: userId,
            referenceType: 'USER',
            referenceId: userId,
            details: { from: from.toISOString(), to: to.toISOString() },
            groupKey: `AMBASSADOR_POINTS:${day}`,
            actKey: `AMBASSADOR_POINTS:${lineId}`,
            holds: isThere(userId),
          },
        ];
      },
    ),
  ],
};
