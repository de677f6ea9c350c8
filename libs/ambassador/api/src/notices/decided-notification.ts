import { links } from '@upround/shared/links';
import { notifiesOf, type NotificationKind } from '@upround/shared/ports';
import { sql } from 'kysely';
import { ambassadorDecided, type DecidedThing } from './ambassador-decided';
import { pointsText } from './points-text';
import { ownNotice } from './own-notice';

interface Details {
  about: DecidedThing;
  isApproved: boolean;
  reason: string;
  points: number;
}

interface Text {
  sentence: string;
  /** Instead of the reason that staff gave. */
  excerpt?: string;
}

/** What is said of a decision for the member, and of one against them. */
const texts: Record<DecidedThing, { approved: (points: number) => Text; declined: Text }> = {
  APPLICATION: {
    approved: () => ({
      sentence: 'You’re an ambassador now',
      excerpt: 'Your link and your code are ready to share.',
    }),
    declined: { sentence: 'Your ambassador application was declined' },
  },
  HOLD: {
    approved: (points) => ({
      sentence: `${pointsText(points)} passed our review`,
      excerpt: 'They count from the day you earned them.',
    }),
    declined: { sentence: 'We removed points after a review' },
  },
  APPEAL: {
    approved: (points) => ({ sentence: `You got ${pointsText(points)} back` }),
    declined: { sentence: 'Your points appeal was declined' },
  },
  REWARD: {
    approved: () => ({ sentence: 'Your reward was handed out', excerpt: '' }),
    declined: { sentence: 'Your reward claim was declined' },
  },
};

/** Staff decided on something of the member's in the programme. */
export const decidedNotification: NotificationKind<unknown> = {
  type: 'AMBASSADOR',
  group: 'WORK',
  label: 'Ambassador programme',
  hint: 'We decided on your application, held points, an appeal or a reward.',
  isSystem: true,
  about: sql`select a.id, '' as words from ambassadors a where a.user_id = n.user_id`,
  outdates: ['ambassador'],
  describe: ({ details }) => {
    const { about, isApproved, reason, points } = details as unknown as Details;
    const { approved, declined } = texts[about];
    const { sentence, excerpt = reason } = isApproved ? approved(points) : declined;
    return { sentence: [{ text: sentence }], excerpt, deeplink: links.ambassadors() };
  },
  listeners: [
    notifiesOf(
      { name: 'ambassador.notify-decided', data: ambassadorDecided.data },
      [ambassadorDecided],
      (_context, { userId, referenceId, ...details }) => [
        ownNotice({
          type: 'AMBASSADOR',
          userId,
          key: `AMBASSADOR:${details.about}:${referenceId}`,
          details,
        }),
      ],
    ),
  ],
};
