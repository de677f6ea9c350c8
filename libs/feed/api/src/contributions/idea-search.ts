import { personFrom, statement } from '@upround/shared/db';
import type { FoundRecord, SearchSource } from '@upround/shared/ports';
import { ideaColumns, ideaJoins } from '../idea/idea.columns';
import type { IdeaRow } from '../idea/idea.columns';
import { drawnIdeaIds } from '../idea/idea-lists.read-model';
import { positionOfRankedIdea, rankedIdeas } from '../idea/idea-ranking';
import { unblocked, unmuted } from '../post/post.columns';
import type { Viewing } from '../post/post.columns';
import { weights } from '../ranking/score';

const foundIdeas = statement<IdeaRow, Viewing & { ids: readonly string[] }>(
  'feed.found-ideas',
  `select ${ideaColumns} from ideas p ${ideaJoins}
  where p.id = any(:ids::uuid[]) and p.state = 'ACTIVE' and ${unblocked}`,
);

const pointsOfIdeas = statement<{ id: string; points: number }, { ids: readonly string[] }>(
  'feed.points-of-ideas',
  `select id, (like_count * ${weights.likes} + comment_count * ${weights.comments}
    + bookmark_count * ${weights.bookmarks} + would_use_count * 3)::float8 as points
  from ideas where id = any(:ids::uuid[])`,
);

/** The ideas of people the viewer has muted. */
const mutedIdeas = statement<{ id: string }, Viewing & { ids: readonly string[] }>(
  'feed.muted-ideas',
  `select p.id from ideas p where p.id = any(:ids::uuid[]) and not (${unmuted})`,
);

function toFound(row: IdeaRow): FoundRecord {
  return {
    slug: row.slug,
    title: row.title,
    text: [row.description, row.problem, row.solution].join(' '),
    person: personFrom(row, 'author'),
    place: null,
    image: null,
    details: { stage: row.stage },
    former: { form: row.stage },
    locked: false,
    createdAt: row.created_at,
    likeCount: row.like_count,
    commentCount: row.comment_count,
    followerCount: 0,
    followed: row.follows_author,
  };
}

/** Lets search find ideas, by the rule of the lists. */
export const ideaSearch: SearchSource = {
  kind: 'IDEA',
  describe: async (db, viewer, ids) =>
    new Map((await foundIdeas.all(db, { viewer, ids })).map((row) => [row.id, toFound(row)])),
  weigh: async (db, ids) =>
    new Map((await pointsOfIdeas.all(db, { ids })).map(({ id, points }) => [id, points])),
  unwanted: async (db, viewer, ids) =>
    new Set((await mutedIdeas.all(db, { viewer, ids })).map(({ id }) => id)),
  trending: async (db, viewer, limit, place) => {
    const part = { viewer, except: null, place, size: limit + 1, now: new Date() };
    const rows = await rankedIdeas(db, part);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      ids: shown.map(({ id }) => id),
      next: rows.length > limit && last !== undefined ? positionOfRankedIdea(last) : null,
    };
  },
  random: drawnIdeaIds,
};
