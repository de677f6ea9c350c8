import { renderHook, waitFor } from '@testing-library/react';
import { findRoute, loadPage } from '@upround/shared/routing';
import { routeTable, useRoutes } from './routes';

describe('the routes of the app', () => {
  it('begin with those of the feed, and one that loads the rest', async () => {
    expect(findRoute(routeTable.current(), '/post/a-post')?.route.path).toBe('/post/{slug}');
    expect(findRoute(routeTable.current(), '/jobs')).toBeUndefined();
    const { result } = renderHook(() => useRoutes());
    const rest = result.current.at(-1);
    expect(rest?.path).toBe('*');
    if (rest) await loadPage(rest);
    await waitFor(() => expect(findRoute(result.current, '/jobs')?.route.shape).toBe('work'));
    expect(result.current.filter(({ path }) => path === '*')).toHaveLength(1);
  });
});
