import { isThere } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import { notifiesOf, type NotificationDetails, type NotificationKind } from '@upround/shared/ports';
import type { EventDefinition } from '@upround/shared/tasks';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { debitAnnounced, debitFailed, membershipEnded } from '../membership/membership.definitions';
import { paymentEnded } from '../payment/payment.definitions';

/** Someone who asked for it can buy plans now. */
export const premiumOpened = {
  name: 'premium.opened',
  data: z.object({ userId: z.string() }),
} satisfies EventDefinition;

interface AboutPayment {
  id: string;
  title: string;
  amount: number;
  state: string;
}

interface AboutMembership {
  tier: number;
  state: string;
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
});
const money = (paise: number) => rupees.format(paise / 100);
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const dayOf = (at: unknown) => day.format(new Date(String(at)));

/** The payment, while it is as the notification says: a payment that expired may be paid after all. */
const aboutPayment = sql`
  select p.id, o.title, p.amount, p.state
  from payments p join orders o on o.id = p.order_id
  where p.id = n.reference_id and p.user_id = n.user_id and p.state = n.details ->> 'state'`;

const sentences: Record<string, (payment: AboutPayment) => string> = {
  SUCCESS: ({ amount }) => `Your payment of ${money(amount)} went through: `,
  FAILED: ({ amount }) => `Your payment of ${money(amount)} failed: `,
  EXPIRED: ({ amount }) => `Your payment of ${money(amount)} expired: `,
  REFUNDED: ({ amount }) => `We refunded ${money(amount)}: `,
};

const excerpts: Record<string, string> = {
  SUCCESS: 'Your invoice is on the payment page.',
  FAILED: 'Nothing was charged. You can try again.',
  EXPIRED: 'If your bank shows a debit, it’ll come back, or your plan will start.',
  REFUNDED: 'Your bank may need up to seven working days to show it.',
};

const paymentNotification: NotificationKind<AboutPayment> = {
  type: 'PAYMENT',
  group: 'SYSTEM',
  label: 'Payments',
  hint: 'One of your payments succeeds, fails or is refunded.',
  isSystem: true,
  email: 'OWN_MAIL',
  about: aboutPayment,
  outdates: ['premium'],
  describe: (_notification, payment) => ({
    sentence: [
      { text: sentences[payment.state]?.(payment) ?? 'Your payment changed: ' },
      { title: payment.title },
    ],
    deeplink: links.payment({ payment: payment.id }),
    excerpt: excerpts[payment.state] ?? '',
  }),
  listeners: [
    notifiesOf(
      { name: 'premium.notify-payment', data: paymentEnded.data },
      [paymentEnded],
      (_context, { paymentId, userId, state, isDebit }) => {
        // Of a failed debit the plan's own notification says more.
        if (isDebit && (state === 'FAILED' || state === 'EXPIRED')) return [];
        return [
          {
            userId,
            type: 'PAYMENT',
            actorId: userId,
            referenceType: 'PLAN',
            referenceId: paymentId,
            details: { state },
            groupKey: `PAYMENT:${paymentId}:${state}`,
            actKey: `PAYMENT:${paymentId}:${state}`,
            holds: sql`(${isThere(userId)})`,
          },
        ];
      },
    ),
  ],
};

const aboutMembership = sql`
  select m.tier, m.state from memberships m
  where m.id = n.reference_id and m.user_id = n.user_id`;

/** What follows a failed debit. */
function afterFailure({ at, nextAt }: NotificationDetails): string {
  const until = `Your plan works until ${dayOf(at)}.`;
  if (nextAt === null) return `That was the last attempt. ${until} Pay before then to keep it.`;
  // Notifications of the release before don't know when.
  const again = nextAt === undefined ? 'We’ll try again.' : `We’ll try again on ${dayOf(nextAt)}.`;
  return `${again} ${until} You can also pay now.`;
}

/** What happens to a membership, and what it means. */
const planNotification: NotificationKind<AboutMembership> = {
  type: 'PLAN',
  group: 'SYSTEM',
  label: 'Your plan',
  hint: 'A day before each debit, if a debit fails, and when your plan ends.',
  isSystem: true,
  about: aboutMembership,
  outdates: ['premium'],
  describe: ({ details }) => {
    const { what, at, amount } = details ?? {};
    const deeplink = links.plans();
    if (what === 'DEBIT') {
      return {
        sentence: [{ text: `${money(Number(amount))} will be debited on ${dayOf(at)}` }],
        deeplink,
        excerpt: 'Your plan renews. You can pause or cancel it before then.',
      };
    }
    if (what === 'UNPAID') {
      return {
        sentence: [
          {
            text:
              amount === undefined
                ? 'The debit for your plan failed'
                : `The debit of ${money(Number(amount))} for your plan failed`,
          },
        ],
        deeplink,
        excerpt: afterFailure(details ?? {}),
      };
    }
    return {
      sentence: [{ text: 'Your plan has ended' }],
      deeplink,
      excerpt:
        what === 'ENDED_UNPAID'
          ? 'The debit failed three times. Choose a plan to start again.'
          : 'Choose a plan to start again.',
    };
  },
  listeners: [
    notifiesOf(
      { name: 'premium.notify-debit', data: debitAnnounced.data },
      [debitAnnounced],
      (_context, { membershipId, userId, at, amount }) => [
        draft(userId, membershipId, `DEBIT:${at}`, { what: 'DEBIT', at, amount }),
      ],
    ),
    notifiesOf(
      { name: 'premium.notify-unpaid', data: debitFailed.data },
      [debitFailed],
      (_context, { membershipId, userId, until, tries, ...rest }) => [
        draft(userId, membershipId, `UNPAID:${until}:${tries}`, {
          what: 'UNPAID',
          at: until,
          ...rest,
        }),
      ],
    ),
    notifiesOf(
      { name: 'premium.notify-ended', data: membershipEnded.data },
      [membershipEnded],
      (_context, { membershipId, userId, isUnpaid }) => [
        draft(userId, membershipId, 'ENDED', { what: isUnpaid ? 'ENDED_UNPAID' : 'ENDED' }),
      ],
    ),
  ],
};

const draft = (userId: string, membershipId: string, key: string, details: object) => ({
  userId,
  type: 'PLAN',
  actorId: userId,
  referenceType: 'PLAN' as const,
  referenceId: membershipId,
  details: { ...details },
  groupKey: `PLAN:${membershipId}:${key}`,
  actKey: `PLAN:${membershipId}:${key}`,
  holds: sql<boolean>`(${isThere(userId)})`,
});

/** Plans can be bought: for people who asked to be notified of it. */
const openedNotification: NotificationKind = {
  type: 'PREMIUM_OPENED',
  group: 'SYSTEM',
  label: 'Premium opens',
  hint: 'You asked to be notified when plans can be bought.',
  isSystem: true,
  describe: () => ({
    sentence: [{ text: 'Premium is open' }],
    deeplink: links.pricing(),
    excerpt: 'You asked to be notified. See what each plan includes.',
  }),
  listeners: [
    notifiesOf(
      { name: 'premium.notify-opened', data: premiumOpened.data },
      [premiumOpened],
      (_context, { userId }) => [
        {
          userId,
          type: 'PREMIUM_OPENED',
          actorId: userId,
          referenceType: 'PLAN',
          referenceId: userId,
          groupKey: 'PREMIUM_OPENED',
          actKey: 'PREMIUM_OPENED',
          holds: sql`(${isThere(userId)})`,
        },
      ],
    ),
  ],
};

/** The kinds of notifications that premium makes. */
export const premiumNotifications: readonly NotificationKind[] = [
  paymentNotification,
  planNotification,
  openedNotification,
];
