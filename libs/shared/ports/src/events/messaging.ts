import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** A person sent a message. The event does not contain its text. */
export const messaged = {
  name: 'messaging.messaged',
  data: z.object({
    conversationId: z.string(),
    messageId: z.string(),
    /** Its place in the conversation; tasks of the version before lack it. */
    sequence: z.optional(z.int()),
    recipientId: z.string(),
  }),
} satisfies EventDefinition;
