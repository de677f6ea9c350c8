/** The smallest feed of our stack: router, query cache, virtual list, two lazy routes. The floor of bytes, routes and scrolling. */
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { lazy, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

const Post = lazy(() => import('./post.jsx'));
const Person = lazy(() => import('./person.jsx'));
const load = async ({ pageParam }) =>
  pageParam === '' ? window.firstPage : (await fetch(`/feed?cursor=${pageParam}`)).json();

function Feed() {
  const query = useInfiniteQuery({
    queryKey: ['feed'],
    queryFn: load,
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const list = useWindowVirtualizer({ count: items.length, estimateSize: () => 180, overscan: 6 });
  const isNearEnd = (list.getVirtualItems().at(-1)?.index ?? 0) >= items.length - 6;
  useEffect(() => {
    if (isNearEnd && items.length > 0) void query.fetchNextPage();
  }, [isNearEnd, items.length]);
  return (
    <div role="feed" style={{ height: list.getTotalSize(), position: 'relative' }}>
      {list.getVirtualItems().map((row) => (
        <article
          key={row.key}
          data-index={row.index}
          ref={list.measureElement}
          style={{ position: 'absolute', top: 0, transform: `translateY(${row.start}px)` }}
        >
          <Link to={`/post/${items[row.index].slug}`}>{items[row.index].display_name}</Link>
          <p>{items[row.index].text}</p>
        </article>
      ))}
    </div>
  );
}

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/" element={<Feed />} />
          <Route path="/post/:slug" element={<Post />} />
          <Route path="/user/:slug" element={<Person />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  </QueryClientProvider>,
);
