import { defineErrors } from '@upround/shared/contract-core';

export const messagingErrors = defineErrors({
  OWN_ACCOUNT: { status: 400, sentence: 'You can’t message yourself.' },
  FIRST_MESSAGE_TOO_LONG: {
    status: 400,
    sentence:
      'Your first message can have up to 500 characters. You can write more once it’s accepted.',
  },
  MESSAGES_NOT_TAKEN: {
    status: 403,
    sentence: 'This person’s settings don’t let you message them.',
  },
  REQUEST_WAITING: {
    status: 403,
    sentence: 'Your request was sent. You can write again once it’s accepted.',
  },
  REQUEST_REJECTED: {
    status: 403,
    sentence: 'Your request was declined, so you can’t send more messages.',
  },
  NOT_ASKED: {
    status: 403,
    sentence: 'Only the person who got the request can accept or decline it.',
  },
  ACCOUNT_GONE: {
    status: 409,
    sentence:
      'This account was deleted, so you can’t send more messages. You can still read the old ones.',
  },
  CLIENT_ID_REUSED: {
    status: 422,
    sentence: 'Another message was already sent with this ID.',
  },
});
