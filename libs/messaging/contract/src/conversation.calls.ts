import { defineCall, segmentQuery } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import {
  conversationSchema,
  conversationStateSchema,
  messageCountsSchema,
} from './conversation.schema';
import { sequenceSchema } from './message.schema';
import { messagingErrors } from './messaging.errors';
import { windowOf } from './window.schema';

export const listConversations = defineCall({
  id: 'messaging.listConversations',
  summary: 'Lists your conversations, the latest active first; the inbox if no state is given',
  method: 'GET',
  version: 'v1',
  path: '/conversation',
  query: z.strictObject({
    state: z.optional(conversationStateSchema),
    archived: z.optional(z.boolean()),
    /** Only those where the viewer was asked, or only those where the viewer asked. */
    asked: z.optional(z.boolean()),
    ...segmentQuery,
  }),
  access: 'member',
  paging: 'segment',
  thrown: 'Failed to load conversations: {message}',
  response: z.extend(windowOf(conversationSchema), messageCountsSchema.shape),
});

export const readConversation = defineCall({
  id: 'messaging.readConversation',
  summary: 'Reads one of your conversations',
  method: 'GET',
  version: 'v1',
  path: '/conversation/{id}',
  params: z.strictObject({ id: idSchema }),
  access: 'member',
  thrown: 'Failed to load conversations: {message}',
  response: conversationSchema,
});

export const openConversation = defineCall({
  id: 'messaging.openConversation',
  summary: 'Opens the conversation with a person; two people share only one',
  method: 'POST',
  version: 'v1',
  path: '/conversation',
  body: z.strictObject({ userId: idSchema }),
  access: 'member',
  limit: 'reaction',
  switch: 'messages',
  response: conversationSchema,
  errors: [messagingErrors.OWN_ACCOUNT, messagingErrors.MESSAGES_NOT_TAKEN],
});

const changeBody = z
  .strictObject({
    state: z.optional(z.enum(['ACCEPTED', 'REJECTED'])),
    readUpTo: z.optional(sequenceSchema),
    archived: z.optional(z.boolean()),
  })
  .check(
    z.refine((change) => Object.values(change).filter((part) => part !== undefined).length === 1),
  );

export const changeConversation = defineCall({
  id: 'messaging.changeConversation',
  summary:
    'Accepts or declines a request, marks a conversation as read, or archives it: one change per call',
  method: 'PATCH',
  version: 'v1',
  path: '/conversation/{id}',
  params: z.strictObject({ id: idSchema }),
  body: changeBody,
  access: 'member',
  limit: 'reaction',
  response: conversationSchema,
  errors: [messagingErrors.NOT_ASKED],
});
