import { idAt } from '@upround/shared/db';
import { demoClock, seededRandom, type DemoPostRecord } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import { feedTables } from '../feed-tables';
import { refreshIdeaRanking } from '../idea/idea-ranking';
import type { DemoIdea } from './demo-idea';

/** Fills the database with the ideas of the demo community. */
export async function seedIdeas(
  ideas: readonly DemoIdea[],
  { trx, demo, now }: SeedContext,
): Promise<void> {
  const clock = demoClock(now);
  const people = new Map(demo.people.map(({ slug, id }) => [slug, id]));
  const made = ideas.map((idea) => {
    const createdAt = clock.at(idea.daysAgo, idea.hour);
    const [id, authorId] = [idAt(createdAt), people.get(idea.author)];
    if (authorId === undefined) throw new Error(`The demo community knows no ${idea.author}.`);
    const { key, title, description, problem, solution, stage } = idea;
    return {
      row: {
        id,
        slug: key,
        author_id: authorId,
        title,
        description,
        problem,
        solution,
        stage,
        looking_for: [...idea.lookingFor],
        lot: seededRandom(`lot ${key}`).next(),
        edited_at: null,
        created_at: createdAt,
      },
      record: {
        key,
        id,
        type: 'IDEA',
        authorId,
        authorSlug: idea.author,
        podSlug: null,
        createdAt,
        warmth: idea.warmth ?? 2,
        poll: null,
      } satisfies DemoPostRecord,
    };
  });
  await feedTables(trx)
    .insertInto('ideas')
    .values(made.map(({ row }) => row))
    .execute();
  await refreshIdeaRanking(trx, now);
  demo.ideas = made.map(({ record }) => record);
}
