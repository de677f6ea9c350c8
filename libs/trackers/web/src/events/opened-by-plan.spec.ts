import { openedByPlan } from './opened-by-plan';
import { viewerCalls } from './viewer-calls';

describe('what a plan opens of funding', () => {
  it('is every call whose answer depends on the viewer', () => {
    for (const { id } of viewerCalls) {
      expect([id, openedByPlan.some((beginning) => id.startsWith(beginning))]).toEqual([id, true]);
    }
  });
});
