import { idAt } from '@upround/shared/db';
import {
  seededRandom,
  type DemoClock,
  type DemoPostRecord,
  type SeededRandom,
} from '@upround/shared/demo';
import type { DemoComment } from './demo-comment';
import type { SeedComment, SeedRelation, SeedReply } from './seed-rows';

/** Comments, replies, and the likes that they got. */
export interface SeedComments {
  comments: SeedComment[];
  replies: SeedReply[];
  likes: SeedRelation[];
}

/** What can be commented on. */
type Commented = Pick<DemoPostRecord, 'key' | 'id' | 'createdAt'> & { type: string };

interface Community {
  posts: readonly Commented[];
  people: ReadonlyMap<string, string>;
  clock: DemoClock;
}

const MOST_LIKES = 9;
const LIKED_WITHIN_MINUTES = 900;

function commentLikes(
  commentOrReply: { id: string; userId: string; createdAt: Date },
  type: 'COMMENT' | 'REPLY',
  { people, clock }: Community,
  random: SeededRandom,
): SeedRelation[] {
  const others = [...people.values()].filter((id) => id !== commentOrReply.userId);
  const count = Math.floor(random.next() ** 2 * MOST_LIKES);
  return random
    .shuffle(others)
    .slice(0, count)
    .map((userId) => ({
      id: idAt(clock.after(commentOrReply.createdAt, random.int(1, LIKED_WITHIN_MINUTES))),
      userId,
      referenceType: type,
      referenceId: commentOrReply.id,
    }));
}

/**
 * Turns the data of comments into rows. Comments whose post or author is not part of the community are left out.
 */
export function commentRows(data: readonly DemoComment[], community: Community): SeedComments {
  const { people, clock } = community;
  const posts = new Map(community.posts.map((post) => [post.key, post]));
  const rows: SeedComments = { comments: [], replies: [], likes: [] };

  for (const [index, comment] of data.entries()) {
    const post = posts.get(comment.post);
    const userId = people.get(comment.author);
    if (post === undefined || userId === undefined) continue;
    const random = seededRandom(`comment ${comment.post} ${index}`);
    const createdAt = clock.after(post.createdAt, comment.minutes);
    const id = idAt(createdAt);
    const replies = (comment.replies ?? []).flatMap((reply) => {
      const author = people.get(reply.author);
      if (author === undefined) return [];
      const at = clock.after(createdAt, reply.minutes);
      const row = { id: idAt(at), commentId: id, userId: author, text: reply.text, createdAt: at };
      return [row];
    });
    rows.comments.push({
      id,
      userId,
      referenceType: post.type,
      referenceId: post.id,
      text: comment.text,
      replyCount: replies.length,
      createdAt,
    });
    rows.replies.push(...replies);
    rows.likes.push(...commentLikes({ id, userId, createdAt }, 'COMMENT', community, random));
    for (const reply of replies) {
      rows.likes.push(...commentLikes(reply, 'REPLY', community, random));
    }
  }
  return rows;
}
