import { api } from '@upround/shared/api-client';
import { kindsThat, referenceFields } from '@upround/shared/domain';
import type { PendingAction } from '@upround/shared/session';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { recordActivity } from '@upround/social/contract';
import * as z from 'zod/mini';
import { sendRelation } from '../data/send-relation';
import { useGuestText } from './messages/catalogue';

/** Only what the calls accept; the API decides about the rest. */
const actionSchema = /* @__PURE__ */ z.discriminatedUnion('verb', [
  z.object({ verb: z.literal('like'), reference: z.object(referenceFields(kindsThat('like'))) }),
  z.object({
    verb: z.literal('bookmark'),
    reference: z.object(referenceFields(kindsThat('bookmark'))),
  }),
  z.object({
    verb: z.literal('follow'),
    reference: z.object(referenceFields(kindsThat('follow'))),
  }),
  z.object({
    verb: z.literal('mark'),
    reference: z.object(referenceFields(kindsThat('act'))),
    states: z.object({ set: z.string(), unset: z.string() }),
  }),
  z.object({
    verb: z.literal('vote'),
    reference: z.object(referenceFields(kindsThat('act'))),
    selection: z.array(z.string()).check(z.minLength(1), z.maxLength(10)),
  }),
]);
type SendableAction = z.output<typeof actionSchema>;

async function send(action: SendableAction): Promise<void> {
  if (action.verb !== 'vote') {
    await sendRelation(action, true);
    return;
  }
  const { reference, selection } = action;
  const [first] = selection;
  const chosen = selection.length === 1 ? first : selection;
  await api.call(recordActivity, {
    body: { ...reference, state: 'ATTEMPTED', selection: chosen },
  });
}

/** The key of the sentences about an action. */
function sentenceOf({ verb, reference: { referenceType } }: SendableAction) {
  if (verb === 'vote' && referenceType === 'QUIZ') return 'answer';
  return verb === 'follow' && referenceType !== 'USER' && referenceType !== 'SOURCE'
    ? 'join'
    : verb;
}

/**
 * Returns a function that sends the call of a guest's action after login and shows a message.
 *
 * @returns answers false for actions that need their page
 */
export function useSendPendingAction(): (action: PendingAction) => Promise<boolean> {
  const t = useGuestText();
  const fail = useFailureToast();
  return async (action) => {
    const parsed = actionSchema.safeParse(action);
    if (!parsed.success) return false;
    const sentence = sentenceOf(parsed.data);
    const { about: name = '' } = action;
    try {
      await send(parsed.data);
      toast.show({ text: t(`done.${sentence}`, { name }) });
    } catch (error) {
      fail(error, t(`failed.${sentence}`, { name }));
    }
    return true;
  };
}
