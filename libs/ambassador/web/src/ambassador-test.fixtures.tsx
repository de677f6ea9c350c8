import type { ReactElement } from 'react';
import {
  listAmbassadors,
  ownAmbassadorFixture,
  programmeFixture,
  boardFixtures,
  readOwnAmbassador,
  readProgramme,
  seasonFixture,
  type BoardRow,
  type OwnAmbassador,
} from '@upround/ambassador/contract';
import { I18nProvider } from '@upround/shared/i18n';
import { aUser, fakeApi, renderScreen, type FakeApi } from '@upround/shared/testing';

/** While the season of the fixtures is on. */
export const NOW = Date.parse('2026-11-27T06:00:00.000Z');

/** The clock of a test; timers run on. */
export function withFixedClock(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW, advanceTimers: true });
    // The browser of tests has no canvas: images are drawn on nothing.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => jest.useRealTimers());
}

export const member = aUser({ displayName: 'Ira Banerjee', slug: 'ira-banerjee' });

let members = 0;

/** A member who has no drafts yet. */
export const newMember = () => aUser({ ...member, id: `member-${(members += 1)}` });

/** A membership that differs from an active one. */
export const ownWith = (changes: Partial<OwnAmbassador>): OwnAmbassador => ({
  ...ownAmbassadorFixture,
  ...changes,
});

/** An API with a membership, or none. */
export const apiOf = (ambassador: OwnAmbassador | null): FakeApi =>
  fakeApi()
    .on(readProgramme, () => programmeFixture)
    .on(readOwnAmbassador, () => ({ ambassador }));

/** The first page of a board. */
export const boardOf = (data: readonly BoardRow[], around: readonly BoardRow[] = []) => ({
  data: [...data],
  nextSegment: null,
  season: seasonFixture,
  seasons: [
    seasonFixture,
    { id: '2026-Q3', from: '2026-06-30T18:30:00.000Z', to: '2026-09-30T18:30:00.000Z' },
  ],
  updatedAt: '2026-11-27T04:11:00.000Z',
  count: data.length,
  around: [...around],
});

/** An API with a board. */
export const boardApi = (): FakeApi => fakeApi().on(listAmbassadors, () => boardOf(boardFixtures));

/** Renders a screen on a clock in India. */
export const open = (element: ReactElement, options: Parameters<typeof renderScreen>[1]) =>
  renderScreen(<I18nProvider timeZone="Asia/Kolkata">{element}</I18nProvider>, options);
