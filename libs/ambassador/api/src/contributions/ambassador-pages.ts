import { statement, type Database } from '@upround/shared/db';
import { links, routes } from '@upround/shared/links';
import type { PageMeta, PageSource, PublicRecord } from '@upround/shared/ports';
import { sql } from 'kysely';
import { publicAmbassador } from '../membership/ambassador-page.read-model';

const SLUG = /^[A-Za-z0-9_-]{1,64}$/;

interface NamedRow {
  slug: string;
  display_name: string;
  motivation: string;
}

const bySlug = statement<NamedRow, { slug: string }>(
  'ambassador.page-head',
  `select p.slug, p.display_name, a.motivation from person_view p join ambassadors a on a.user_id = p.id
   where p.slug = :slug and ${publicAmbassador}`,
);

async function describeOne(db: Database, slug: string): Promise<PageMeta | null> {
  const row = SLUG.test(slug) ? await bySlug.first(db, { slug }) : undefined;
  if (row === undefined) return null;
  const path = links.ambassador(row.slug);
  return {
    title: `${row.display_name}, ambassador`,
    description: row.motivation === '' ? `${row.display_name} is an ambassador.` : row.motivation,
    path,
    data: (address) => ({
      '@type': 'ProfilePage',
      '@id': address(path),
      mainEntity: {
        '@type': 'Person',
        name: row.display_name,
        url: address(links.user(row.slug)),
      },
    }),
  };
}

/** The programme, its board and incentives, each ambassador, and the creator programme. */
export const ambassadorPages: readonly PageSource[] = [
  {
    route: routes.ambassadors,
    describe: async () => ({
      title: 'Ambassador programme',
      description: 'Refer founders and investors you know, and earn rewards for what they do here.',
      path: links.ambassadors(),
    }),
  },
  {
    route: routes.incentives,
    describe: async () => ({
      title: 'Points and rewards for ambassadors',
      description: 'What earns points, what they’re worth, and how ties and refunds work.',
      path: links.incentives(),
    }),
  },
  {
    route: routes.leaderboard,
    describe: async () => ({
      title: 'Ambassador leaderboard',
      description: 'Ambassadors ranked by points, this season and in past seasons.',
      path: links.leaderboard(),
    }),
  },
  {
    route: routes.ambassador,
    describe: (db, { slug }) => describeOne(db, slug),
    records: sql<PublicRecord>`select a.id, p.slug, coalesce(a.decided_at, a.applied_at) as changed_at
      from ambassadors a join person_view p on p.id = a.user_id
      where a.state = 'ACTIVE' and not a.is_name_hidden`,
    pathOf: (slug) => links.ambassador(slug),
    listedAs: 'ambassadors',
  },
  {
    route: routes.creatorProgramme,
    describe: async () => ({
      title: 'Creator programme',
      description:
        'Get a share of what paying members spend on plans when they read your posts. See how it’s calculated.',
      path: links.creatorProgramme(),
    }),
  },
];
