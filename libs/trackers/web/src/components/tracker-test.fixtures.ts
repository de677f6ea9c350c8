import {
  bundleFixture,
  fitSettingsFixture,
  listTrackers,
  listTrackerViews,
  readBundle,
  readFitSettings,
  readTracker,
  readTrackerFacets,
  readTrackerOverview,
  trackerCountFixtures,
  trackerFacetFixture,
  trackerFixtures,
  type Tracker,
} from '@upround/trackers/contract';
import { fakeApi, segment, type FakeApi } from '@upround/shared/testing';

/** The first fixture's record with changes. */
export function aRecord(changes: Partial<Tracker> = {}): Tracker {
  const [fund] = trackerFixtures;
  const id = changes.id ?? fund.id;
  return { ...fund, slug: changes.id === undefined ? fund.slug : `slug-${id}`, ...changes, id };
}

/** A record of which nothing is published but its name. */
export const bare: Tracker = aRecord({
  id: 'bare',
  slug: 'quiet-capital',
  name: 'Quiet Capital',
  website: null,
  country: null,
  city: null,
  regions: [],
  stages: [],
  sectors: [],
  amount: null,
  instrument: null,
  schedule: null,
  isOpen: null,
  locked: false,
  contactCount: 0,
  source: { name: 'Quiet Capital', url: 'https://quiet.example', asOf: null, isOutdated: true },
});

/** So many records, called “Fund 1”, “Fund 2” and so on. */
export const someRecords = (count: number, from = 1): Tracker[] =>
  Array.from({ length: count }, (_, index) =>
    aRecord({ id: `fund-${from + index}`, name: `Fund ${from + index}` }),
  );

/** An API on which every page of this area opens. */
export const anApi = (): FakeApi =>
  fakeApi()
    .on(listTrackers, () => segment([...trackerFixtures]))
    .on(readTrackerFacets, () => trackerFacetFixture)
    .on(readTrackerOverview, () => ({ data: [...trackerCountFixtures] }))
    .on(readTracker, ({ params }) =>
      params.id === trackerFixtures[1].slug ? trackerFixtures[1] : trackerFixtures[0],
    )
    .on(readFitSettings, () => ({ settings: fitSettingsFixture }))
    .on(listTrackerViews, () => ({ data: [] }))
    .on(readBundle, () => bundleFixture);

function matchMediaWith(width: string): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes(width),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}

/** As in a window of 80 rem or more. */
export const setWide = () => matchMediaWith('80rem');

/** As in the window of a phone. */
export const setPhone = () => matchMediaWith('width < 48rem');
