import { createIdea } from '@upround/feed/contract';
import { api } from '@upround/shared/api-client';
import { ideaBodyOf, type DraftIdea } from '../model/draft-idea';

/** Writes an idea. The same key writes it once, however often it is sent. */
export function sendIdea(idea: DraftIdea, idempotencyKey: string) {
  return api.call(createIdea, { body: ideaBodyOf(idea) }, { idempotencyKey });
}
