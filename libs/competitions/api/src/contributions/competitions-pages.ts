import type { CompetitionSeries } from '@upround/competitions/contract';
import { isId, type Database } from '@upround/shared/db';
import { links, routes } from '@upround/shared/links';
import type { PageMeta, PageRequest, PageSource, PublicRecord } from '@upround/shared/ports';
import { sql } from 'kysely';
import { findCompetition, findRound, type PageRow } from '../competition/competition.read-model';
import type { CompetitionsSettings } from '../competitions-settings';
import { findListedEntry } from '../entries/gallery-entry.read-model';

const SLUG = /^[A-Za-z0-9_-]{1,64}$/;

/** `Event` of schema.org: from the opening of entries to the result. */
const eventOf =
  (row: PageRow, path: string): NonNullable<PageMeta['data']> =>
  (address) => ({
    '@type': 'Event',
    '@id': address(path),
    name: row.title,
    description: row.tagline,
    startDate: row.opens_at.toISOString(),
    endDate: (row.published_at ?? row.result_at).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: address(path) },
    organizer: { '@type': 'Organization', name: row.organiser },
  });

/** The entry that an address opens, once everyone sees it. */
async function describeEntry(
  db: Database,
  competition: PageRow,
  entryId: string,
  now: Date,
): Promise<PageMeta | null> {
  if (now < competition.closes_at || !isId(entryId)) return null;
  const of = { competitionId: competition.id, entryId, userId: null };
  const entry = await findListedEntry(db, of);
  if (entry === undefined) return null;
  return {
    title: `${entry.title} · ${competition.title}`,
    description: entry.tagline,
    path: links.competition(competition.slug, { tab: 'entries', entry: entry.id }),
  };
}

async function describeOne(
  db: Database,
  { slug: key, query }: PageRequest,
  now: Date,
): Promise<PageMeta | null> {
  const row = SLUG.test(key) ? await findCompetition(db, null, key) : undefined;
  if (row === undefined) return null;
  const opened = query.get('entry');
  const entry = opened === null ? null : await describeEntry(db, row, opened, now);
  if (entry !== null) return entry;
  const path = links.competition(row.slug);
  return { title: row.title, description: row.tagline, path, data: eventOf(row, path) };
}

interface SeriesPage {
  route: PageSource['route'];
  series: CompetitionSeries;
  title: string;
  description: string;
  path: () => string;
}

const seriesPages: readonly SeriesPage[] = [
  {
    route: routes.showcase,
    series: 'startup-showcase',
    title: 'Startup Showcase',
    description: 'Show what you’ve built to investors and founders, and hear what they think.',
    path: links.showcase,
  },
  {
    route: routes.showcaseRules,
    series: 'startup-showcase',
    title: 'Rules of the Startup Showcase',
    description: 'Who can enter, how entries are judged, and what happens in a tie.',
    path: links.showcaseRules,
  },
  {
    route: routes.brandShowcase,
    series: 'brand-startup-showcase',
    title: 'Startup Showcase of the season',
    description: 'The startups of this season, and how yours gets in.',
    path: links.brandShowcase,
  },
  {
    route: routes.preAFunding,
    series: 'pre-a-funding',
    title: 'Pre-A funding',
    description:
      'Prepare your first priced round. Enter once, with what investors ask at this stage.',
    path: links.preAFunding,
  },
  {
    route: routes.preSeriesAFunding,
    series: 'pre-series-a-funding',
    title: 'Pre-Series A funding',
    description: 'Enter once, with the numbers investors ask for before a Series A.',
    path: links.preSeriesAFunding,
  },
  {
    route: routes.sharkTank,
    series: 'shark-tank-india',
    title: 'Prepare your pitch for television',
    description: 'Write your pitch, record it, and have it judged before you apply.',
    path: links.sharkTank,
  },
  {
    route: routes.accelerator,
    series: 'og-accelerator',
    title: 'OG Accelerator',
    description: 'A short programme for founders with one clear, measurable goal.',
    path: links.accelerator,
  },
];

const seriesSource = (page: SeriesPage): PageSource => ({
  route: page.route,
  describe: async (db) => {
    const { title, description, path } = page;
    const round = await findRound(db, null, page.series);
    const meta = { title, description, path: path() };
    return round === undefined ? meta : { ...meta, data: eventOf(round, path()) };
  },
});

/** The list, each competition, and the pages of showcases and campaigns. */
export const competitionsPages = ({
  now,
}: Pick<CompetitionsSettings, 'now'>): readonly PageSource[] => [
  {
    route: routes.competitions,
    describe: async () => ({
      title: 'Startup competitions',
      description:
        'Competitions, showcases and campaigns for startups: what’s open, when it closes, and who won.',
      path: links.competitions(),
    }),
  },
  {
    route: routes.competition,
    describe: (db, request) => describeOne(db, request, now()),
    records: sql<PublicRecord>`select c.id, c.slug, c.updated_at as changed_at from competitions c
      where c.announced_at is not null`,
    pathOf: (slug) => links.competition(slug),
    listedAs: 'competitions',
  },
  ...seriesPages.map(seriesSource),
];
