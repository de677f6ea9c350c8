import { isId, statement } from '@upround/shared/db';
import type { ModeratedRecords } from '@upround/shared/ports';

/** How many messages a moderator reads before a reported one, and after it. */
const AROUND = 10;

interface CapturedMessage {
  id: string;
  sender_id: string;
  text: string;
  created_at: Date;
}

/** Of an erased account the text is empty: such a message is gone, and left out around others. */
const captureMessage = statement<CapturedMessage, { id: string }>(
  'messaging.capture-message',
  `with reported as (
     select conversation_id, sequence from messages where id = :id::uuid and text <> ''
   )
   select m.id, m.sender_id, m.text, m.created_at from reported
     join messages m on m.conversation_id = reported.conversation_id
       and m.sequence between reported.sequence - ${AROUND} and reported.sequence + ${AROUND}
   where m.text <> '' order by m.sequence`,
);

const fixed = () => Promise.reject(new RangeError('A message can only be read by moderators.'));

/** Lets moderators read a reported message, with what was written before and after it. */
export const moderatedMessages: ModeratedRecords = {
  types: ['MESSAGE'],
  measures: [],

  capture: async (db, { referenceId }) => {
    const rows = isId(referenceId) ? await captureMessage.all(db, { id: referenceId }) : [];
    const message = rows.find(({ id }) => id === referenceId.toLowerCase());
    if (message === undefined) return null;
    return {
      ownerId: message.sender_id,
      title: '',
      text: message.text,
      pictures: [],
      // Only its two members can open a conversation.
      path: null,
      at: message.created_at.toISOString(),
      around: rows.map(({ sender_id: authorId, text, created_at: at }) => ({
        authorId,
        text,
        at: at.toISOString(),
      })),
    };
  },

  hide: fixed,
  show: fixed,
  remove: fixed,
};
