import { isId, statement } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import type { ModeratedRecords } from '@upround/shared/ports';
import { setIdeaState } from '../idea/idea.store';

interface CapturedIdea {
  author_id: string;
  slug: string;
  title: string;
  description: string;
  problem: string;
  solution: string;
  created_at: Date;
}

const captureIdea = statement<CapturedIdea, { id: string }>(
  'feed.capture-idea',
  `select author_id, slug, title, description, problem, solution, created_at from ideas
   where id = :id::uuid and state <> 'DELETED'`,
);

const lockIdea = statement<{ held_reason: string | null }, { id: string }>(
  'feed.lock-held-idea',
  `select held_reason from ideas where id = :id::uuid and state <> 'DELETED' for no key update`,
);

/** Lets moderators read, hide and delete ideas. */
export const moderatedIdeas: ModeratedRecords = {
  types: ['IDEA'],
  measures: ['HIDE', 'REMOVE'],

  capture: async (db, { referenceId: id }) => {
    const row = isId(id) ? await captureIdea.first(db, { id }) : undefined;
    if (row === undefined) return null;
    return {
      ownerId: row.author_id,
      title: row.title,
      text: [row.description, row.problem, row.solution].join('\n\n'),
      pictures: [],
      path: links.idea(row.slug),
      at: row.created_at.toISOString(),
    };
  },

  hide: async ({ trx }, { referenceId: id }) => isId(id) && setIdeaState(trx, id, 'HIDDEN'),
  show: async ({ trx }, { referenceId: id }) => isId(id) && setIdeaState(trx, id, 'ACTIVE'),
  hold: async ({ trx }, { referenceId: id }, reason) =>
    isId(id) && setIdeaState(trx, id, 'HIDDEN', reason),
  release: async ({ trx }, { referenceId: id }) => {
    const row = isId(id) ? await lockIdea.first(trx, { id }) : undefined;
    if (row === undefined) return false;
    return row.held_reason === null || setIdeaState(trx, id, 'ACTIVE');
  },
  remove: async ({ trx }, { referenceId: id }) => isId(id) && setIdeaState(trx, id, 'DELETED'),
};
