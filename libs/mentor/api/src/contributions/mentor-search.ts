import type { FoundMentor } from '@upround/mentor/contract';
import { notMutedText, statement } from '@upround/shared/db';
import type { FoundRecord, SearchSource } from '@upround/shared/ports';
import {
  cardColumns,
  listed,
  mentorSource,
  toCard,
  type CardRow,
  type Viewing,
} from '../mentor/mentor.columns';

type Found = Viewing & { ids: readonly string[] };
type FoundRow = CardRow & { about: string };

/** By the rule of the directory. */
const foundMentors = statement<FoundRow, Found>(
  'mentor.found-mentors',
  `select ${cardColumns}, m.about from ${mentorSource} where m.id = any(:ids::uuid[]) and ${listed}`,
);

/** Mentors with many good reviews, and those who are saved often, rank higher. */
const points = statement<{ id: string; points: number }, { ids: readonly string[] }>(
  'mentor.points-of-mentors',
  `select id, (bookmark_count * 3 + sessions + rating_sum)::float8 as points
   from mentors where id = any(:ids::uuid[])`,
);

const muted = statement<{ id: string }, Found>(
  'mentor.muted-mentors',
  `select m.id from mentors m
   where m.id = any(:ids::uuid[]) and not (${notMutedText(':viewer::uuid', 'm.user_id')})`,
);

function toFound(row: FoundRow): FoundRecord {
  const { slug, person, headline, priceFrom, needs, nextSlotAt, rating } = toCard(row);
  const details = {
    headline,
    priceFrom,
    needs,
    nextSlotAt,
    rating,
    currency: 'INR',
  } satisfies FoundMentor;
  return {
    slug,
    title: headline,
    text: row.about,
    person,
    place: null,
    image: null,
    locked: false,
    createdAt: null,
    likeCount: 0,
    commentCount: 0,
    followerCount: 0,
    followed: false,
    details,
  };
}

/** Lets search find listed mentors; triggers of the table keep their words (migration). */
export const mentorSearch: SearchSource = {
  kind: 'MENTOR',
  describe: async (db, viewer, ids) =>
    new Map((await foundMentors.all(db, { viewer, ids })).map((row) => [row.id, toFound(row)])),
  weigh: async (db, ids) =>
    new Map((await points.all(db, { ids })).map(({ id, points: sum }) => [id, sum])),
  unwanted: async (db, viewer, ids) =>
    new Set((await muted.all(db, { viewer, ids })).map(({ id }) => id)),
};
