import {
  listCompetitions,
  readRound,
  type Competition,
  type CompetitionCard,
} from '@upround/competitions/contract';
import { I18nProvider } from '@upround/shared/i18n';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, renderScreen, segment, type FakeApi } from '@upround/shared/testing';
import { seriesPages, type SeriesName } from './series';
import { loadSeriesPage } from './series-page';

/** An API on which the pages open, with a round and with past ones. */
export const seriesApi = (round: Competition | null, past: readonly CompetitionCard[] = []) =>
  fakeApi()
    .on(readRound, () => ({ round }))
    .on(listCompetitions, () => ({
      ...segment(past.map((card) => ({ ...card, winners: [] }))),
      counts: { OPEN: 0, COMING: 0, JUDGING: 0, PAST: past.length },
    }));

interface OpenOptions {
  round?: Competition | null;
  tab?: 'entry';
  isMember?: boolean;
  api?: FakeApi;
}

/** Opens a page of a showcase or campaign. */
export async function openSeries(name: SeriesName, options: OpenOptions = {}) {
  const { round = null, tab, isMember = false, api = seriesApi(round) } = options;
  const Screen = await loadSeriesPage(name);
  return renderScreen(
    <I18nProvider timeZone="Asia/Kolkata">
      <Screen />
    </I18nProvider>,
    {
      path: `${seriesPages[name].href()}${tab ? `?tab=${tab}` : ''}`,
      pattern: routes[name],
      api,
      user: isMember ? aUser() : null,
    },
  );
}

/** Makes the window wide, or that of a phone. */
export function setWidth(width: 'phone' | 'wide'): void {
  const matching = width === 'phone' ? '(width < 48rem)' : '(width >= 80rem)';
  const before = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...before(media), matches: media === matching }));
}
