import { inBatches, type ExportSource } from '@upround/shared/ports';
import { feedTables } from '../feed-tables';
import { fileKeys } from '../post/post.mapper';
import { ideaExports } from './idea-exports';

const posts: ExportSource = {
  name: 'posts',
  tables: ['posts', 'quiz_answers'],
  async *rows(db, userId) {
    const rows = inBatches((after, limit) => {
      const query = feedTables(db)
        .selectFrom('posts')
        .leftJoin('pods', 'pods.id', 'posts.pod_id')
        .selectAll('posts')
        .leftJoin('quiz_answers', 'quiz_answers.post_id', 'posts.id')
        .select(['pods.slug as pod_slug', 'quiz_answers.right_ids', 'quiz_answers.explanation'])
        .where('posts.author_id', '=', userId)
        .orderBy('posts.id')
        .limit(limit);
      return (after === null ? query : query.where('posts.id', '>', after)).execute();
    });
    for await (const row of rows) {
      yield {
        values: {
          id: row.id,
          slug: row.slug,
          type: row.type,
          kind: row.kind,
          pod: row.pod_slug,
          text: row.text,
          parts: row.parts.map((part) => part.text),
          pictures: row.images.map(({ key, alt }) => ({ key, alt })),
          linkPreview: row.link_preview && {
            url: row.link_preview.url,
            title: row.link_preview.title,
          },
          pollOptions: row.poll_options?.map((option) => option.text) ?? null,
          quizRight:
            row.right_ids &&
            (row.poll_options ?? [])
              .filter((option) => row.right_ids?.includes(option.id))
              .map((option) => option.text),
          quizExplanation: row.explanation,
          pollVotes: row.poll_votes,
          pollEndsAt: row.poll_ends_at?.toISOString() ?? null,
          state: row.state,
          likes: row.like_count,
          comments: row.comment_count,
          createdAt: row.created_at.toISOString(),
          editedAt: row.edited_at?.toISOString() ?? null,
        },
        // The files of a deleted post are taken away with it.
        files: row.state === 'DELETED' ? [] : row.images.flatMap(fileKeys),
      };
    }
  },
};

const revisions: ExportSource = {
  name: 'post-revisions',
  tables: ['post_revisions'],
  async *rows(db, userId) {
    const rows = inBatches((after, limit) => {
      const query = feedTables(db)
        .selectFrom('post_revisions')
        .innerJoin('posts', 'posts.id', 'post_revisions.post_id')
        .selectAll('post_revisions')
        .where('posts.author_id', '=', userId)
        .orderBy('post_revisions.id')
        .limit(limit);
      return (after === null ? query : query.where('post_revisions.id', '>', after)).execute();
    });
    for await (const row of rows) {
      const { post_id: postId, text } = row;
      yield { values: { postId, text, replacedAt: row.replaced_at.toISOString() } };
    }
  },
};

/** What the feed holds of a person. */
export const feedExports: readonly ExportSource[] = [posts, revisions, ideaExports];
