import { act, screen, waitFor } from '@testing-library/react';
import { hitFixtures, searchTop } from '@upround/search/contract';
import { fakeApi, renderScreen } from '@upround/shared/testing';
import { IDLE_FALLBACK, MOMENT_AFTER_LOAD } from '../boot/when-idle';
import { loadRoutes } from '../app/routes';
import { RightRail } from './right-rail';

/** A window that is wide, or not. */
function widen(isWide: boolean) {
  const changed = new EventTarget();
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        get matches() {
          return isWide;
        },
        addEventListener: changed.addEventListener.bind(changed),
        removeEventListener: changed.removeEventListener.bind(changed),
      }) as unknown as MediaQueryList,
  );
  return (next: boolean) => {
    isWide = next;
    act(() => void changed.dispatchEvent(new Event('change')));
  };
}
const api = () =>
  fakeApi().on(searchTop, ({ query }) => ({
    data: hitFixtures.filter(({ type }) => type === query.type),
  }));
const lists = () => screen.queryByRole('complementary');

/** The moment after the load, at which the lists come, has long passed. */
const longAfter = () =>
  act(() => jest.advanceTimersByTimeAsync(10 * (MOMENT_AFTER_LOAD + IDLE_FALLBACK)));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

// Which page fills the column by itself, its route says.
beforeAll(() => loadRoutes());

describe('the third column', () => {
  it('brings its lists a moment after the page, where there is room', async () => {
    widen(true);
    const { api: fake } = renderScreen(<RightRail />, {
      api: api(),
      path: '/updates/quiz-poll',
    });
    expect(fake.received(searchTop)).toEqual([]);
    await waitFor(() => expect(lists()).toBeVisible());
    expect(fake.received(searchTop)).toHaveLength(3);
  });

  it('leaves out the kinds that the page beside it lists', async () => {
    widen(true);
    const { api: fake } = renderScreen(<RightRail />, { api: api(), path: '/' });
    await waitFor(() => expect(lists()).toBeVisible());
    expect(fake.received(searchTop).map(({ query }) => query.type)).toEqual(['NEWS', 'USER']);
  });

  it('spec 4.36: asks for nothing where there is no room, until there is', async () => {
    jest.useFakeTimers();
    const resize = widen(false);
    const { api: fake } = renderScreen(<RightRail />, { api: api() });
    await longAfter();
    expect(lists()).not.toBeInTheDocument();
    expect(fake.received(searchTop)).toEqual([]);
    resize(true);
    await longAfter();
    expect(lists()).toBeVisible();
    expect(fake.received(searchTop)).toHaveLength(2);
  });

  it('holds its place beside a page with an aside of its own, and stays empty there', () => {
    widen(true);
    const { container } = renderScreen(<RightRail />, {
      path: '/articles/surviving-layoffs-in-india',
    });
    expect(container.querySelector('[data-right-rail]')).toBeEmptyDOMElement();
  });
});
