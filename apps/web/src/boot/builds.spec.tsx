import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { useLayoutEffect } from 'react';
import { renderScreen } from '@upround/shared/testing';
import { NewBuildNotice } from '../layouts/new-build-notice';
import { SlowNotice } from '../layouts/slow-notice';
import { LATEST_BUILD_CHECK, newBuildAtom, watchBuilds } from './build-watch';
import { LINKS_INTERVAL, MANIFEST_PREFETCH_DELAY, prefetchLinkedPages } from './prefetch';
import {
  IDLE_FALLBACK,
  REST_AFTER_INPUT,
  REST_AFTER_LOAD,
  whenAtRest,
  whenIdle,
} from './when-idle';

const asked = () => (globalThis.fetch as jest.Mock).mock.calls.map(([url]) => String(url));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function server(answers: Record<string, unknown>) {
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const path = String(input).split('?')[0] ?? '';
    return path in answers ? Response.json(answers[path]) : new Response('', { status: 404 });
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('spec 7: a newer build', () => {
  const latest = '/builds/latest.json';

  it('spec 9: is looked for every hour, with a timestamp query', async () => {
    server({ [latest]: { id: 'one' } });
    const store = createStore();
    const end = watchBuilds('one', store);
    await pass(LATEST_BUILD_CHECK - 1);
    expect(asked()).toEqual([]);
    await pass(1);
    expect(LATEST_BUILD_CHECK).toBe(3_600_000);
    expect(asked()).toEqual([expect.stringMatching(/^\/builds\/latest\.json\?\d{13}$/)]);
    await pass(LATEST_BUILD_CHECK);
    expect(asked()).toHaveLength(2);
    expect(store.get(newBuildAtom)).toBeNull();
    end();
    await pass(LATEST_BUILD_CHECK);
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['is noted', { id: 'two' }, 'two'],
    ['is not made up from an answer of something in between', { hello: 1 }, null],
    ['is not made up from nothing', null, null],
  ])('%s', async (_, answer, found) => {
    server(answer === null ? {} : { [latest]: answer });
    const store = createStore();
    const end = watchBuilds('one', store);
    await pass(LATEST_BUILD_CHECK);
    expect(store.get(newBuildAtom)).toBe(found);
    end();
  });

  it('is offered, but not while someone types', async () => {
    jest.useRealTimers();
    const reload = jest.fn();
    const store = createStore();
    const user = userEvent.setup();
    render(
      <Provider store={store}>
        <input aria-label="Text" />
        <NewBuildNotice reload={reload} />
      </Provider>,
    );
    await user.click(screen.getByRole('textbox'));
    act(() => store.set(newBuildAtom, 'two'));
    expect(screen.queryByText(/new version/)).not.toBeInTheDocument();
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText(/new version/)).not.toBeInTheDocument();
  });

  it('is offered to someone who stops typing while the offer itself is loading', async () => {
    jest.useRealTimers();
    const store = createStore();
    store.set(newBuildAtom, 'two');
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    /** Leaves the field after the offer has rendered and before it can listen. */
    function LeavesAtOnce() {
      useLayoutEffect(() => field.blur(), []);
      return null;
    }
    render(
      <Provider store={store}>
        <LeavesAtOnce />
        <NewBuildNotice />
      </Provider>,
    );
    expect(await screen.findByText(/new version/)).toBeVisible();
    field.remove();
  });
});

describe('spec 9: loading ahead', () => {
  const ahead = () =>
    [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) =>
      link.getAttribute('href'),
    );
  const pages = [
    { pattern: '^/post/', files: ['/assets/kit.js', '/assets/post.js'] },
    { pattern: '^/user/', files: ['/assets/kit.js', '/assets/user.js'] },
    { pattern: '^/login', files: ['/assets/login.js'] },
  ];
  afterEach(() => {
    document.body.innerHTML = '';
    document.head.innerHTML = '';
  });

  it('fetches the build’s manifest after a second, then the likeliest page that is linked', async () => {
    document.body.innerHTML =
      '<main><a href="/login">Log in</a><a href="/post/one">One</a><a href="/post/two">Two</a></main>';
    server({ '/builds/meta/one.json': { pages } });
    const { stop } = prefetchLinkedPages('one');
    await pass(MANIFEST_PREFETCH_DELAY - 1);
    expect(asked()).toEqual([]);
    await pass(1);
    expect(MANIFEST_PREFETCH_DELAY).toBe(1_000);
    expect(asked()[0]).toBe('/builds/meta/one.json');
    expect(ahead()).toEqual([]);
    await pass(IDLE_FALLBACK);
    expect(ahead()).toEqual(['/assets/kit.js', '/assets/post.js']);
    stop();
  });

  it('and after a change of the page the likeliest of those that are not there yet', async () => {
    document.body.innerHTML =
      '<nav><a href="/login">Log in</a></nav><main><a href="/post/one">One</a></main>';
    server({ '/builds/meta/one.json': { pages } });
    const { pageOpened, stop } = prefetchLinkedPages('one');
    pageOpened();
    await pass(MANIFEST_PREFETCH_DELAY + IDLE_FALLBACK);
    expect(ahead()).toEqual(['/assets/kit.js', '/assets/post.js']);
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="/user/asha">A</a>');
    pageOpened();
    await pass(IDLE_FALLBACK);
    expect(ahead()).toEqual(['/assets/kit.js', '/assets/post.js', '/assets/user.js']);
    pageOpened();
    await pass(IDLE_FALLBACK);
    expect(ahead()).toHaveLength(3);
    stop();
  });

  it('reports once that a second page was opened, when the browser is idle', async () => {
    const onSecondPage = jest.fn();
    const { pageOpened, stop } = prefetchLinkedPages('', onSecondPage);
    pageOpened();
    await pass(IDLE_FALLBACK);
    expect(onSecondPage).not.toHaveBeenCalled();
    pageOpened();
    pageOpened();
    await pass(IDLE_FALLBACK);
    expect(onSecondPage).toHaveBeenCalledTimes(1);
    stop();
  });

  it('waits for the links of a page whose content isn’t there yet, for a while', async () => {
    document.body.innerHTML = '<main><p role="status">Loading posts</p></main>';
    server({ '/builds/meta/one.json': { pages } });
    const { pageOpened, stop } = prefetchLinkedPages('one');
    await pass(MANIFEST_PREFETCH_DELAY + IDLE_FALLBACK);
    expect(ahead()).toEqual([]);
    const main = document.querySelector('main');
    main?.insertAdjacentHTML('beforeend', '<a href="/post/one">One</a>');
    await pass(LINKS_INTERVAL + IDLE_FALLBACK);
    expect(ahead()).toEqual(['/assets/kit.js', '/assets/post.js']);
    // Nothing else is linked: after some time no one looks any more, until another page is opened.
    await pass(60 * LINKS_INTERVAL);
    main?.insertAdjacentHTML('beforeend', '<a href="/user/asha">A</a>');
    await pass(60 * LINKS_INTERVAL);
    expect(ahead()).toHaveLength(2);
    pageOpened();
    await pass(IDLE_FALLBACK);
    expect(ahead()).toHaveLength(3);
    stop();
  });

  it('looks for no links once it is stopped', async () => {
    document.body.innerHTML = '<main></main>';
    server({ '/builds/meta/one.json': { pages } });
    const { stop } = prefetchLinkedPages('one');
    await pass(MANIFEST_PREFETCH_DELAY + IDLE_FALLBACK);
    stop();
    document.body.innerHTML = '<main><a href="/post/one">One</a></main>';
    await pass(60 * LINKS_INTERVAL);
    expect(ahead()).toEqual([]);
  });

  it('prefetches nothing when the browser saves data', async () => {
    server({});
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    prefetchLinkedPages('one');
    await pass(MANIFEST_PREFETCH_DELAY);
    expect(asked()).toEqual([]);
    Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  });

  it('spec 9: waits 1 ms where the browser tells of no idle time', async () => {
    const work = jest.fn();
    whenIdle(work);
    expect(work).not.toHaveBeenCalled();
    await pass(1);
    expect(work).toHaveBeenCalledTimes(1);
    expect(IDLE_FALLBACK).toBe(1);
  });
});

describe('what no one waits for', () => {
  it('begins some time after the page has loaded, and not while it is used', async () => {
    const work = jest.fn();
    whenAtRest(work);
    await pass(100);
    fireEvent.wheel(window);
    await pass(REST_AFTER_LOAD - 600);
    fireEvent.scroll(window);
    await pass(500 + IDLE_FALLBACK);
    expect(work).not.toHaveBeenCalled();
    await pass(REST_AFTER_INPUT - 600);
    fireEvent.keyDown(document.body, { key: 'j' });
    await pass(REST_AFTER_INPUT - 1);
    expect(work).not.toHaveBeenCalled();
    await pass(1 + IDLE_FALLBACK);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('doesn’t wait longer because the page itself scrolled a strip', async () => {
    const work = jest.fn();
    whenAtRest(work);
    await pass(REST_AFTER_LOAD - 10);
    fireEvent.scroll(document.body);
    await pass(10 + IDLE_FALLBACK);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('a slow network', () => {
  it('is said after eight seconds of waiting', async () => {
    const { queryClient } = renderScreen(<SlowNotice />);
    void queryClient.fetchQuery({
      queryKey: ['slow'],
      queryFn: () => new Promise(() => undefined),
    });
    await pass(7_900);
    expect(screen.queryByText('This is taking longer than usual')).not.toBeInTheDocument();
    await pass(200);
    expect(screen.getByText('This is taking longer than usual')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
