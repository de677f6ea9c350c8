import { describeCall, describeErrors, exampleFrom } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import {
  changeConversation,
  listConversations,
  openConversation,
  readConversation,
} from './conversation.calls';
import { catchUpMessages, listMessages, searchMessages, sendMessage } from './message.calls';
import { messagingErrors } from './messaging.errors';
import { conversationFixtures, messageFixtures } from './messaging.fixtures';

const conversation = exampleFrom(conversationFixtures);
const request = exampleFrom(conversationFixtures, 1);
const newest = exampleFrom(messageFixtures);
const own = exampleFrom(messageFixtures, 1);
const { id } = conversation;
const ends = { prevSegment: null, nextSegment: null };

/** What the API's documentation says about conversations and messages. */
export const messagingDocs: ContractDocs = {
  calls: [
    describeCall(listConversations, {
      description:
        'Returns your own conversations, the last active first, with how many messages are unread and how many requests wait for you. Without `state` it is the inbox; `asked` separates requests to you from those that you made.',
      input: { query: { limit: 20 } },
      output: {
        data: [conversation, request],
        ...ends,
        total: 2,
        unreadCount: 1,
        requestCount: 1,
      },
    }),
    describeCall(readConversation, {
      description:
        'Returns one of your own conversations. Those of other people, and those with someone you’ve blocked or who’s blocked you, are not found.',
      input: { params: { id } },
      output: conversation,
    }),
    describeCall(openConversation, {
      description:
        'Returns the conversation with a person and creates it if there is none: two people always share one. With someone who does not know you it is a request, which they can accept or reject.',
      input: { body: { userId: conversation.person?.id ?? '' } },
      output: conversation,
    }),
    describeCall(changeConversation, {
      description:
        'Changes one thing at a time: accepts or rejects a request to you, marks messages as read up to a sequence, or archives. Read marks only move forward; a new message brings an archived conversation back.',
      input: { params: { id }, body: { readUpTo: 2 } },
      output: { ...conversation, readUpTo: 2, unreadCount: 0 },
    }),
    describeCall(listMessages, {
      description:
        'Returns the messages of one of your conversations, newest first. `around` starts at a sequence, for instance that of a search hit. `nextSegment` continues with older messages and `prevSegment` with newer ones.',
      input: { query: { conversationId: id } },
      output: { data: [...messageFixtures], ...ends, total: 2 },
    }),
    describeCall(catchUpMessages, {
      description:
        'Returns the messages after a sequence, oldest first, for a client that was offline. Follow `nextSegment` until it is null.',
      input: { query: { conversationId: id, after: 1 } },
      output: { data: [newest], ...ends, total: 2 },
    }),
    describeCall(searchMessages, {
      description:
        'Finds messages of one of your conversations by their text, newest first. A page searches 2,000 messages and may be empty while `nextSegment` still leads further back.',
      input: { query: { conversationId: id, query: 'churn' } },
      output: { data: [own], ...ends, total: 1 },
    }),
    describeCall(sendMessage, {
      description:
        'Sends a message in one of your conversations. Sending the same `clientId` again returns the first message, so a retry never sends twice. To someone who has not accepted yet you can send one message of up to 500 characters.',
      input: { body: { conversationId: id, text: own.text, clientId: 'device-1-000017' } },
      output: own,
    }),
  ],
  errors: describeErrors(messagingErrors, {
    OWN_ACCOUNT: 'When `userId` is your own id.',
    FIRST_MESSAGE_TOO_LONG: 'When the message of a request has more than 500 characters.',
    MESSAGES_NOT_TAKEN: 'When the settings of the other person do not let you write first.',
    REQUEST_WAITING: 'When your first message has not been accepted yet.',
    REQUEST_REJECTED: 'When the other person has rejected the request.',
    NOT_ASKED: 'When you made the request yourself, or there is none.',
    ACCOUNT_GONE: 'When the other account is deleted.',
    CLIENT_ID_REUSED: 'When `clientId` belongs to a message with another text.',
  }),
};
