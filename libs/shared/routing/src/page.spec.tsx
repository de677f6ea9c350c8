import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '@upround/shared/links';
import { AnchorProvider, Link } from '@upround/shared/ui';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { announcerProps } from './announcer';
import type { FeatureRoute } from './feature-route';
import { Page } from './page';
import { RouteTableProvider } from './route-table';
import { RouterAnchor } from './router-anchor';

/** A route table for each test: a delayed hover in another test may have loaded a shared table's page. */
function podRoute() {
  const loadPod = jest.fn(() => Promise.resolve(() => null));
  const readPod = jest.fn(() => Promise.resolve());
  const table: FeatureRoute[] = [
    { path: routes.pod, layout: 'default', access: 'guest', page: loadPod, data: readPod },
  ];
  return { loadPod, readPod, table };
}

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

function show(first = '/pods', { table } = podRoute()) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[first]}>
        <RouteTableProvider value={{ current: () => [], load: () => Promise.resolve(table) }}>
          <AnchorProvider value={RouterAnchor}>
            <Routes>
              <Route
                path="/pods"
                element={
                  <Page pattern={routes.pods} title="Pods">
                    <Link href="/pods/ai">AI</Link>
                    <Link href="/pods?tab=latest">Latest</Link>
                    <Link href="https://elsewhere.example/">Elsewhere</Link>
                  </Page>
                }
              />
              <Route
                path="/pods/:slug"
                element={
                  <Page pattern={routes.pod} title="AI pod" hideHeading actions={<Back />}>
                    <Link href="#rules">Its rules</Link>
                    <h2 id="rules">Rules</h2>
                  </Page>
                }
              />
            </Routes>
            <div {...announcerProps} />
          </AnchorProvider>
        </RouteTableProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('a page', () => {
  it('spec 2.11, 2.12: names its route, has one h1 and a title of its own', async () => {
    const { container } = show();
    expect(container.querySelector('[data-page]')).toHaveAttribute('data-page', '/pods');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe('Pods · Upround');
    await expect(container).toHaveNoAxeViolations();
  });

  it('takes away what the server said of the first page, which the next one is not', async () => {
    const user = userEvent.setup();
    const card = document.createElement('link');
    card.dataset['card'] = '';
    document.head.append(card);
    show();
    expect(card).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'AI' }));
    expect(card).not.toBeInTheDocument();
  });

  it('spec 2.12: takes the focus after a change of page, not at first', async () => {
    const user = userEvent.setup();
    show();
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await user.click(screen.getByRole('link', { name: 'AI' }));
    expect(screen.getByRole('heading', { name: 'AI pod' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('AI pod');
    expect(document.title).toBe('AI pod · Upround');

    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: 'Pods' })).toHaveFocus();
  });

  it('leaves the focus alone when only the query changes', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('link', { name: 'Latest' }));
    expect(screen.getByRole('link', { name: 'Latest' })).toHaveFocus();
  });

  it('goes to the top for a new page, and back to its place', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const user = userEvent.setup();
    show();
    Object.defineProperty(window, 'scrollY', { value: 700, writable: true });
    act(() => void window.dispatchEvent(new Event('scroll')));
    scrollTo.mockClear();

    await user.click(screen.getByRole('link', { name: 'AI' }));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    scrollTo.mockClear();

    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(scrollTo).toHaveBeenCalledWith(0, 700);
    Object.defineProperty(window, 'scrollY', { value: 0, writable: true });
    jest.restoreAllMocks();
  });
});

describe('links', () => {
  it('load a page as soon as someone reaches for it, once', async () => {
    const user = userEvent.setup();
    const pod = podRoute();
    const { loadPod, readPod } = pod;
    show('/pods', pod);
    await user.hover(screen.getByRole('link', { name: 'AI' }));
    await waitFor(() => expect(loadPod).toHaveBeenCalledTimes(1));
    await user.tab();
    await waitFor(() => expect(readPod).toHaveBeenCalledTimes(2));
    expect(readPod).toHaveBeenCalledWith(
      expect.any(QueryClient),
      { slug: 'ai' },
      expect.any(URLSearchParams),
    );
    expect(loadPod).toHaveBeenCalledTimes(1);
  });

  it('are not loaded by a pointer that only passes by', async () => {
    jest.useFakeTimers();
    const pod = podRoute();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show('/pods', pod);
    await user.hover(screen.getByRole('link', { name: 'AI' }));
    await user.unhover(screen.getByRole('link', { name: 'AI' }));
    act(() => jest.advanceTimersByTime(1_000));
    expect(pod.readPod).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  it('lead to a part of the page within the same entry of the history', async () => {
    const moved = jest.fn();
    window.addEventListener('popstate', moved);
    window.history.replaceState({ key: 'entry' }, '');
    const before = window.history.length;
    const user = userEvent.setup();
    show('/pods/ai');
    await user.click(screen.getByRole('link', { name: 'Its rules' }));
    expect(screen.getByRole('heading', { name: 'Rules' })).toHaveFocus();
    expect(window.location.hash).toBe('#rules');
    expect(window.history.state).toEqual({ key: 'entry' });
    expect(window.history).toHaveLength(before);
    expect(moved).not.toHaveBeenCalled();
    window.removeEventListener('popstate', moved);
    window.history.replaceState(null, '', '/');
  });

  it('leave a press for another tab to the browser', async () => {
    const user = userEvent.setup();
    show('/pods/ai');
    const pressed = jest.fn((event: MouseEvent) => event.defaultPrevented);
    document.addEventListener('click', pressed, { once: true });
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Its rules' }));
    await user.keyboard('{/Control}');
    expect(pressed).toHaveReturnedWith(false);
    expect(screen.getByRole('heading', { name: 'Rules' })).not.toHaveFocus();
    window.history.replaceState(null, '', '/');
  });

  it('leave other sites to the browser', () => {
    show();
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute(
      'href',
      'https://elsewhere.example/',
    );
  });
});
