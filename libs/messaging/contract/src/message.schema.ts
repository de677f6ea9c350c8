import { idSchema, momentSchema, textLimits, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';

/** The text of a message as it is typed. A first message to a person who has not accepted yet is shorter. */
export const messageTextSchema = textOf(textLimits.message);

/** The place of a message in its conversation: 1, 2, 3, … without a gap. */
export const sequenceSchema = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

/** A message as both members see it. */
export const messageSchema = z.object({
  id: idSchema,
  conversationId: idSchema,
  /** Messages are ordered by sequence, not by time. */
  sequence: sequenceSchema,
  senderId: idSchema,
  /** Empty once the account that wrote it was erased. */
  text: z.string(),
  createdAt: momentSchema,
  /** What the sender's device called it before it was sent; null for the other member. */
  clientId: z.nullable(idSchema),
});
export type Message = z.output<typeof messageSchema>;
