import type { Analytics } from '@upround/shared/analytics';
import { deferredAnalytics } from './deferred-analytics';

function fakeAnalytics() {
  const heard: string[] = [];
  const analytics: Analytics = {
    load: async () => void heard.push('load'),
    identify: (userId) => void heard.push(`identify ${userId}`),
    pageView: (path) => void heard.push(`view ${path}`),
    capture: (event) => void heard.push(`capture ${event}`),
    stop: () => void heard.push('stop'),
  };
  return { heard, analytics };
}

describe('analytics whose code is loaded late', () => {
  it('hears everything in its order, before and after', async () => {
    const { heard, analytics } = fakeAnalytics();
    const make = jest.fn(async () => analytics);
    const deferred = deferredAnalytics(make);
    deferred.identify('asha');
    deferred.pageView('/jobs');
    expect(make).not.toHaveBeenCalled();
    await Promise.all([deferred.load(), deferred.load()]);
    deferred.capture('shared');
    expect(make).toHaveBeenCalledTimes(1);
    expect(heard.filter((line) => line !== 'load')).toEqual([
      'identify asha',
      'view /jobs',
      'capture shared',
    ]);
    expect(heard).toContain('load');
  });

  it('loses nothing where the code can’t be loaded, and tries again', async () => {
    const { heard, analytics } = fakeAnalytics();
    const make = jest.fn(async () => analytics);
    make.mockRejectedValueOnce(new Error('offline'));
    const deferred = deferredAnalytics(make);
    deferred.pageView('/');
    await deferred.load();
    expect(heard).toEqual([]);
    await deferred.load();
    expect(heard).toEqual(['view /', 'load']);
  });

  it('lets go of the page, also while the code is on its way', async () => {
    const { heard, analytics } = fakeAnalytics();
    const deferred = deferredAnalytics(async () => analytics);
    deferred.pageView('/');
    const loading = deferred.load();
    deferred.stop();
    await loading;
    expect(heard).toEqual(['stop']);
  });
});
