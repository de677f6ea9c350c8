import { idSchema, momentSchema, personSummarySchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { messageSchema, sequenceSchema } from './message.schema';

export const conversationStates = ['ACCEPTED', 'PENDING', 'REJECTED'] as const;
export const conversationStateSchema = z.enum(conversationStates);
export type ConversationState = z.output<typeof conversationStateSchema>;

/**
 * What the viewer may write.
 * - `OPEN`: messages; where the viewer was asked, the first one accepts.
 * - `FIRST`: one short message, which makes the request.
 * - `WAITING`: nothing until the other person replies.
 * - `CLOSED`: nothing, the request was declined.
 * - `GONE`: nothing, the other account is gone.
 */
export const writingSchema = z.enum(['OPEN', 'FIRST', 'WAITING', 'CLOSED', 'GONE']);
export type Writing = z.output<typeof writingSchema>;

/** A conversation of two as one of them sees it. */
export const conversationSchema = z.object({
  id: idSchema,
  state: conversationStateSchema,
  /** A request until it is accepted. */
  type: z.enum(['DIRECT', 'REQUEST']),
  /** Whether the viewer is the one who was asked, and so accepts or rejects. */
  asked: z.boolean(),
  archived: z.boolean(),
  writing: writingSchema,
  /** The other one; null once their account is gone. */
  person: z.nullable(personSummarySchema),
  lastMessage: z.nullable(messageSchema),
  lastSequence: sequenceSchema,
  /** The last message that the viewer marked as read. */
  readUpTo: sequenceSchema,
  /** The last message that the other person has read; null if either of the two hides read marks. */
  otherReadUpTo: z.nullable(sequenceSchema),
  unreadCount: z.int(),
  createdAt: momentSchema,
});
export type Conversation = z.output<typeof conversationSchema>;

/** What waits for a person over all conversations; archived ones are left out. */
export const messageCountsSchema = z.object({
  /** Unread messages of the inbox. */
  unreadCount: z.int(),
  /** Requests that wait for an answer; their messages are not among the unread. */
  requestCount: z.int(),
});
export type MessageCounts = z.output<typeof messageCountsSchema>;
