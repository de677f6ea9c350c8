import { isId, statement } from '@upround/shared/db';
import type { Trx } from '@upround/shared/db';
import type { IdeaDraft } from '@upround/feed/contract';
import { ideaSlug } from '../post/slug';
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

const insertIdea = statement<IdeaRow>(
  'feed.insert-idea',
  `with written as (
    insert into ideas (author_id, id, slug, title, description, problem, solution, stage, looking_for,
      created_at)
    values ($1::uuid, $2, $3, $4, $5, $6, $7, $8, $9::text[], $10)
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
  for (let tries = 0; tries < SLUG_TRIES; tries += 1) {
    const written = await insertIdea.first(trx, [
      ...[idea.authorId, idea.id, ideaSlug(idea.title)],
      ...[idea.title, idea.description, idea.problem, idea.solution],
      ...[idea.stage, idea.lookingFor ?? [], idea.createdAt],
    ]);
    if (written !== undefined) return written;
  }
  throw new Error('No free slug was found for an idea.');
}

/** Writes only where something differs, so that saving an idea as it stands does not mark it as edited. */
const changeIdea = statement<{ id: string }>(
  'feed.change-idea',
  `update ideas set title = $2, description = $3, problem = $4, solution = $5, stage = $6,
     looking_for = $7::text[], edited_at = $8
   where id = $1::uuid and state <> 'DELETED'
     and (title, description, problem, solution, stage, looking_for)
       is distinct from ($2, $3, $4, $5, $6, $7::text[])
   returning id`,
);

/** Replaces what an idea says. */
export async function replaceIdea(
  trx: Trx,
  id: string,
  content: Required<IdeaDraft>,
  now: Date,
): Promise<void> {
  await changeIdea.all(trx, [
    ...[id, content.title, content.description, content.problem, content.solution],
    ...[content.stage, content.lookingFor, now],
  ]);
}

const removeIdea = statement<never>(
  'feed.remove-idea',
  `update ideas set state = 'DELETED' where id = $1::uuid and state <> 'DELETED'`,
);

/** Takes an idea away for everyone. */
export async function markIdeaDeleted(trx: Trx, id: string): Promise<void> {
  await removeIdea.all(trx, [id]);
}

const ownDeleted = (name: string, where: string) =>
  statement<{ id: string }>(
    name,
    `select id from ideas where ${where} and author_id = $2::uuid and state = 'DELETED'`,
  );
const ownDeletedById = ownDeleted('feed.own-deleted-idea-by-id', 'id = $1::uuid');
const ownDeletedBySlug = ownDeleted('feed.own-deleted-idea-by-slug', 'slug = $1');

/** Whether a key names an idea that this person wrote and that has been deleted. */
export async function wasOwnIdea(trx: Trx, key: string, userId: string): Promise<boolean> {
  const wanted = isId(key) ? ownDeletedById : ownDeletedBySlug;
  return (await wanted.first(trx, [key, userId])) !== undefined;
}
