import { inBatches, type ExportSource } from '@upround/shared/ports';
import { feedTables } from '../feed-tables';

/** A person's ideas. */
export const ideaExports: ExportSource = {
  name: 'ideas',
  tables: ['ideas'],
  async *rows(db, userId) {
    const rows = inBatches((after, limit) => {
      const query = feedTables(db)
        .selectFrom('ideas')
        .selectAll()
        .where('author_id', '=', userId)
        .orderBy('id')
        .limit(limit);
      return (after === null ? query : query.where('id', '>', after)).execute();
    });
    for await (const row of rows) {
      const { id, slug, title, description, problem, solution, stage, state } = row;
      yield {
        values: {
          id,
          slug,
          title,
          description,
          problem,
          solution,
          stage,
          state,
          lookingFor: row.looking_for,
          wouldUse: row.would_use_count,
          likes: row.like_count,
          comments: row.comment_count,
          createdAt: row.created_at.toISOString(),
          editedAt: row.edited_at?.toISOString() ?? null,
        },
      };
    }
  },
};
