import { isId, statement } from '@upround/shared/db';
import type { Trx } from '@upround/shared/db';
import type { HeldReason } from '@upround/shared/domain';
import { slugOf } from '@upround/shared/server-kit';
import type { IdeaDraft } from '@upround/feed/contract';
import type { PostState } from '../feed-tables';
import { ideaColumns, ideaJoins } from './idea.columns';
import type { IdeaRow } from './idea.columns';

/** An idea about to be written. */
export interface NewIdea extends IdeaDraft {
  id: string;
  authorId: string;
  createdAt: Date;
}

/** How often a slug is drawn again when it is taken. */
const SLUG_TRIES = 3;

/** The author is the viewer of the answer. */
type InsertValues = Required<IdeaDraft> & {
  viewer: string;
  id: string;
  slug: string;
  createdAt: Date;
};

const insertIdea = statement<IdeaRow, InsertValues>(
  'feed.insert-idea',
  `with written as (
    insert into ideas (author_id, id, slug, title, description, problem, solution, stage, looking_for,
      created_at)
    values (:viewer::uuid, :id, :slug, :title, :description, :problem, :solution, :stage,
      :lookingFor::text[], :createdAt)
    on conflict (slug) do nothing
    returning *
  )
  select ${ideaColumns} from written p ${ideaJoins}`,
);

/**
 * Writes an idea.
 *
 * @returns the idea as its author sees it
 * @throws Error when no free slug was found
 */
export async function writeIdea(trx: Trx, idea: NewIdea): Promise<IdeaRow> {
  const values = { ...idea, viewer: idea.authorId, lookingFor: idea.lookingFor ?? [] };
  for (let tries = 0; tries < SLUG_TRIES; tries += 1) {
    const written = await insertIdea.first(trx, { ...values, slug: slugOf(idea.title, 'idea') });
    if (written !== undefined) return written;
  }
  throw new Error('No free slug was found for an idea.');
}

/** Writes only where something differs, so that saving an unchanged idea does not mark it as edited. */
const changeIdea = statement<{ id: string }, Required<IdeaDraft> & { id: string; now: Date }>(
  'feed.change-idea',
  `update ideas set title = :title, description = :description, problem = :problem,
     solution = :solution, stage = :stage, looking_for = :lookingFor::text[], edited_at = :now
   where id = :id::uuid and state <> 'DELETED'
     and (title, description, problem, solution, stage, looking_for)
       is distinct from (:title, :description, :problem, :solution, :stage, :lookingFor::text[])
   returning id`,
);

/** Replaces what an idea says. */
export async function replaceIdea(
  trx: Trx,
  id: string,
  content: Required<IdeaDraft>,
  now: Date,
): Promise<void> {
  await changeIdea.all(trx, { ...content, id, now });
}

const setState = statement<
  { id: string },
  { id: string; state: PostState; held: HeldReason | null }
>(
  'feed.set-idea-state',
  `update ideas set state = :state::text, held_reason = :held::text
   where id = :id::uuid and state <> 'DELETED' returning id`,
);

/**
 * Hides, shows or deletes an idea.
 *
 * @param held why a hidden idea waits for a moderator
 * @returns false where it is deleted already
 */
export async function setIdeaState(
  trx: Trx,
  id: string,
  state: PostState,
  held: HeldReason | null = null,
): Promise<boolean> {
  return (await setState.first(trx, { id, state, held })) !== undefined;
}

const ownDeleted = (name: string, where: string) =>
  statement<{ id: string }, { key: string; author: string }>(
    name,
    `select id from ideas where ${where} and author_id = :author::uuid and state = 'DELETED'`,
  );
const ownDeletedById = ownDeleted('feed.own-deleted-idea-by-id', 'id = :key::uuid');
const ownDeletedBySlug = ownDeleted('feed.own-deleted-idea-by-slug', 'slug = :key');

/** Whether a key names an idea that this person wrote and that has been deleted. */
export async function wasOwnIdea(trx: Trx, key: string, author: string): Promise<boolean> {
  const wanted = isId(key) ? ownDeletedById : ownDeletedBySlug;
  return (await wanted.first(trx, { key, author })) !== undefined;
}
