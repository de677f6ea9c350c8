import { defineErrors } from '@upround/shared/contract-core';

export const messagingErrors = defineErrors({
  OWN_ACCOUNT: { status: 400, sentence: 'You cannot write to yourself.' },
  FIRST_MESSAGE_TOO_LONG: {
    status: 400,
    sentence:
      'A first message has at most 500 characters. There is room for more once it is accepted.',
  },
  MESSAGES_NOT_TAKEN: {
    status: 403,
    sentence: 'This person does not take messages from people they do not know.',
  },
  REQUEST_WAITING: {
    status: 403,
    sentence: 'Your first message has arrived. You can write more once it is accepted.',
  },
  REQUEST_REJECTED: {
    status: 403,
    sentence: 'This request was declined, so nothing more can be sent here.',
  },
  NOT_ASKED: {
    status: 403,
    sentence: 'Only the person who was asked can accept or decline.',
  },
  ACCOUNT_GONE: {
    status: 409,
    sentence: 'This account is gone, so nothing more can be sent. What was written stays.',
  },
  CLIENT_ID_REUSED: {
    status: 422,
    sentence: 'Another message was sent under this id already.',
  },
});
