import { listEssays, readEssay } from '@upround/news/contract';
import { openedByPlan } from './opened-by-plan';

describe('what a plan opens in the news', () => {
  it('spec 6 G38: is named by the ids of its calls', () => {
    expect(openedByPlan).toEqual([readEssay.id, listEssays.id]);
  });
});
