import { links } from '@upround/shared/links';
import { notifiesOf, type NotificationKind } from '@upround/shared/ports';
import { sql } from 'kysely';
import { moneyOf, monthName } from '../creators/money-text';
import { creatorNotice, type CreatorThing } from './creator-notice';
import { ownNotice } from './own-notice';

interface Details {
  about: CreatorThing;
  isApproved: boolean;
  reason: string;
  month: string;
  paid: number;
  carried: number;
}

interface Text {
  sentence: string;
  excerpt: string;
}

function aboutStatement({ month, paid, carried }: Details): Text {
  const sentence = `Your statement for ${monthName(month)} is ready`;
  if (paid > 0) return { sentence, excerpt: `${moneyOf(paid)} is due to you.` };
  if (carried > 0)
    return { sentence, excerpt: `${moneyOf(carried)} carries over to the next month.` };
  return { sentence, excerpt: `There’s no payout for ${monthName(month)}.` };
}

const texts: Record<CreatorThing, (details: Details) => Text> = {
  APPLICATION: ({ isApproved, reason }) =>
    isApproved
      ? {
          sentence: 'You’re in the creator programme now',
          excerpt: 'Reads by paying members now count towards your earnings.',
        }
      : { sentence: 'Your creator application was declined', excerpt: reason },
  STATEMENT: aboutStatement,
  PAYOUT: ({ isApproved, reason, month, paid }) =>
    isApproved
      ? {
          sentence: `You were paid for ${monthName(month)}`,
          excerpt: `We sent ${moneyOf(paid)} to your UPI ID.`,
        }
      : { sentence: `We couldn’t pay you for ${monthName(month)}`, excerpt: reason },
};

/** Staff decided on a member's application or payout as a creator, or a statement is ready. */
export const creatorNotification: NotificationKind<unknown> = {
  type: 'CREATOR',
  group: 'WORK',
  label: 'Creator programme',
  hint: 'We decided on your application, your statement is ready, or you were paid.',
  isSystem: true,
  about: sql`select c.id, '' as words from creators c where c.user_id = n.user_id`,
  outdates: ['ambassador'],
  describe: ({ details }) => {
    const known = details as unknown as Details;
    const { sentence, excerpt } = texts[known.about](known);
    const month = known.month === '' ? undefined : known.month;
    return {
      sentence: [{ text: sentence }],
      excerpt,
      deeplink: links.creatorProgramme({ month }),
    };
  },
  listeners: [
    notifiesOf(
      { name: 'ambassador.notify-creator', data: creatorNotice.data },
      [creatorNotice],
      (_context, { userId, referenceId, ...details }) => [
        ownNotice({
          type: 'CREATOR',
          userId,
          key: `CREATOR:${details.about}:${referenceId}`,
          details,
        }),
      ],
    ),
  ],
};
