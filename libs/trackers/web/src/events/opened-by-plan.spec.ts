import {
  compareTrackers,
  listTrackers,
  readBundle,
  readTracker,
  readTrackerFacets,
  readTrackerOverview,
} from '@upround/trackers/contract';
import { openedByPlan } from './opened-by-plan';

describe('what a plan opens of funding', () => {
  it('is named by the ids of the calls', () => {
    const calls = [
      listTrackers,
      readTrackerOverview,
      readTracker,
      compareTrackers,
      readTrackerFacets,
      readBundle,
    ];
    expect(openedByPlan).toEqual(calls.map(({ id }) => id));
  });
});
