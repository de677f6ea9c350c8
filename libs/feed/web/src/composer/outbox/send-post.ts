import { createPost } from '@upround/feed/contract';
import { api } from '@upround/shared/api-client';
import type { CallInput } from '@upround/shared/contract-core';
import { endOf, type Draft } from '../model/draft';
import { hidesPage } from '../model/draft-link';
import type { DraftQuiz } from '../model/draft-quiz';

/** A post as it goes over the wire. */
export type PostInput = CallInput<typeof createPost>;

function quizInputOf({ options, multiple, end, explanation }: DraftQuiz, now: number) {
  return {
    multiple,
    options: options
      .map(({ text, right }) => ({ text: text.trim(), right }))
      .filter(({ text }) => text !== ''),
    ...(end !== null && { endsAt: new Date(endOf(end, now)).toISOString() }),
    ...(explanation.trim() !== '' && { explanation: explanation.trim() }),
  };
}

/**
 * @param now from when the end of a poll is counted; the same key must carry the same moment
 */
export function postInputOf(draft: Draft, now: number): PostInput {
  const { pictures, poll, pod } = draft;
  const shared = {
    ...(pictures.length > 0 && { alts: pictures.map(({ alt }) => alt.trim()) }),
    ...(pod !== null && { reference: { type: 'POD' as const, id: pod.id } }),
    ...(hidesPage(draft) && { preview: false }),
  };
  const files = { images: pictures.map(({ file }) => file) };
  if (draft.mode === 'thread') {
    const parts = draft.parts.map((part) => ({ text: part.trim() }));
    return { body: { ...shared, type: 'THREAD', parts }, files };
  }
  const text = draft.text.trim();
  if (draft.mode === 'post') return { body: { ...shared, type: 'POST', text }, files };
  if (draft.mode === 'quiz') {
    return { body: { ...shared, type: 'POST', text, quiz: quizInputOf(draft.quiz, now) }, files };
  }
  const options = poll.options.map((option) => option.trim()).filter(Boolean);
  const endsAt = new Date(endOf(poll.end, now)).toISOString();
  return {
    body: { ...shared, type: 'POST', text, poll: { options, multiple: poll.multiple, endsAt } },
    files,
  };
}

/** Writes a post. The same key writes it once, however often it is sent. */
export function sendPost(input: PostInput, idempotencyKey: string) {
  return api.call(createPost, input, { idempotencyKey });
}
