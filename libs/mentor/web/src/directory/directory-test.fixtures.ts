import {
  listMentorReviews,
  listMentors,
  mentorCardFixtures,
  mentorCountsFixture,
  mentorFixture,
  mentorReviewFixtures,
  readMentor,
  readMentorFacets,
  type Mentor,
} from '@upround/mentor/contract';
import { fakeApi, segment, type FakeApi } from '@upround/shared/testing';

/** The first fixture's mentor with changes. */
export const aMentor = (changes: Partial<Mentor> = {}): Mentor => ({
  ...mentorFixture,
  ...changes,
});

/** An API on which the directory and its mentors open. */
export const anApi = (): FakeApi =>
  fakeApi()
    .on(listMentors, () => segment([...mentorCardFixtures]))
    .on(readMentorFacets, () => ({ total: 2, counts: mentorCountsFixture }))
    .on(readMentor, () => mentorFixture)
    .on(listMentorReviews, () => segment([...mentorReviewFixtures]));

/** As in a window of 80 rem or more. */
export function setWide(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('80rem'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}
