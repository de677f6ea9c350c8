import { personFrom, type Database } from '@upround/shared/db';
import { links, routes } from '@upround/shared/links';
import type { PageMeta, PageSource, PublicRecord } from '@upround/shared/ports';
import { sql } from 'kysely';
import { findMentor } from '../mentor/mentor.read-model';

const SLUG = /^[A-Za-z0-9_-]{1,64}$/;

const directory: PageMeta = {
  title: 'Mentors for startups',
  description:
    'Book a session with someone who’s done it: fundraising, product, sales, hiring and more. Prices, available times and reviews of sessions that took place.',
  path: links.mentors(),
};

async function describeMentor(db: Database, key: string): Promise<PageMeta | null> {
  const row = SLUG.test(key) ? await findMentor(db, null, key, new Date()) : undefined;
  if (row === undefined) return null;
  const person = personFrom(row, 'person');
  const path = links.mentor(row.slug);
  return {
    title: `${person.displayName}, mentor`,
    description: row.headline,
    path,
    data: (address) => ({
      '@type': 'ProfilePage',
      '@id': address(path),
      mainEntity: {
        '@type': 'Person',
        name: person.displayName,
        description: row.about,
        url: address(links.user(person.slug)),
      },
    }),
  };
}

/** The directory, each mentor beside it, the guided choice, and the pages of members. */
export const mentorPages: readonly PageSource[] = [
  {
    route: routes.mentors,
    describe: async (db, { query }) => {
      if (query.has('view')) return { ...directory, unlisted: true };
      const mentor = query.get('mentor');
      return mentor === null ? directory : describeMentor(db, mentor);
    },
    records: sql<PublicRecord>`select m.id, m.slug, m.updated_at as changed_at from mentors m
      join person_view p on p.id = m.user_id where m.is_listed`,
    pathOf: (slug) => links.mentor(slug),
    listedAs: 'mentors',
  },
  {
    route: routes.mentorFunnel,
    describe: async () => ({
      title: 'Find your mentor in five questions',
      description:
        'Say where you are, what you need and when. See who fits, why, and when they’re available.',
      path: links.mentorFunnel(),
    }),
  },
  {
    route: routes.sessions,
    describe: async () => ({
      title: 'Your sessions',
      description: 'The sessions that you’ve booked, and those that members booked with you.',
      path: links.sessions(),
      unlisted: true,
    }),
  },
  {
    route: routes.bookMentor,
    describe: async (_db, { query }) => ({
      title: 'Book a session',
      description: 'Choose a session and an available time, and say what it’s about.',
      path: links.bookMentor({ mentor: query.get('mentor') ?? '' }),
      unlisted: true,
    }),
  },
];
