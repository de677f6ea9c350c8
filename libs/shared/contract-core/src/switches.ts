import { defineErrors, type ErrorDefinition } from './errors';

/** What admins can switch off without a deploy. A call declares its switch. */
export const switchNames = ['uploads', 'linkPreviews', 'messages', 'signUp', 'payments'] as const;
export type SwitchName = (typeof switchNames)[number];

/** Only these codes end in `_OFF`: clients know by it that trying again soon is pointless. */
const errors = defineErrors({
  UPLOADS_OFF: { status: 503, sentence: 'Uploads are paused. Try again later.' },
  LINK_PREVIEWS_OFF: { status: 503, sentence: 'Link previews are paused. Try again later.' },
  MESSAGES_OFF: { status: 503, sentence: 'Sending messages is paused. Try again later.' },
  SIGN_UP_OFF: { status: 503, sentence: 'Sign-up is paused. Try again later.' },
  PAYMENTS_OFF: {
    status: 503,
    sentence: 'Payments are off for maintenance. Nothing was charged. Try again later.',
  },
});

/** The error of a call whose switch is off. */
export const switchErrors: Readonly<Record<SwitchName, ErrorDefinition>> = Object.freeze({
  uploads: errors.UPLOADS_OFF,
  linkPreviews: errors.LINK_PREVIEWS_OFF,
  messages: errors.MESSAGES_OFF,
  signUp: errors.SIGN_UP_OFF,
  payments: errors.PAYMENTS_OFF,
});
