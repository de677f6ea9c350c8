import type { Idea } from '@upround/feed/contract';
import type { Segment } from '@upround/shared/contract-core';
import { idAt, newId } from '@upround/shared/db';
import { sql } from 'kysely';
import type { FeedServer, TestPerson } from './feed-server.fixtures';

/** An idea as it is put straight into the database. */
export interface InsertedIdea {
  author: TestPerson;
  title?: string;
  description?: string;
  problem?: string;
  state?: 'ACTIVE' | 'HIDDEN' | 'DELETED';
  at?: Date;
  wouldUse?: number;
}

/** Puts an idea into the database and answers its id. */
export async function insertIdea({ db }: FeedServer, idea: InsertedIdea): Promise<string> {
  const id = idea.at === undefined ? newId() : idAt(idea.at);
  await sql`insert into ideas (id, slug, author_id, title, description, problem, solution, stage, state,
      would_use_count, created_at)
    values (${id}, ${`planted-${id}`}, ${idea.author.id}, ${idea.title ?? 'Planted'},
      ${idea.description ?? 'Summary'}, ${idea.problem ?? 'Why'}, 'How', 'IDEA',
      ${idea.state ?? 'ACTIVE'}, ${idea.wouldUse ?? 0}, ${idea.at ?? new Date()})`.execute(db);
  return id;
}

export type IdeaPage = Segment<Idea>;

export const ideaIdsOf = (page: IdeaPage) => page.data.map(({ id }) => id);

/** Reads a list of ideas to its end, page by page. */
export async function readIdeasToEnd(
  server: FeedServer,
  path: string,
  as?: TestPerson,
): Promise<IdeaPage[]> {
  const pages: IdeaPage[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const at: string = encodeURIComponent(cursor);
    const { body } = await server.get<IdeaPage>(`${path}&cursor=${at}`, as);
    pages.push(body);
    cursor = body.nextSegment;
  }
  return pages;
}
