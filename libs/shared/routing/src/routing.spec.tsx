import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { lazyWithRetry } from '@upround/shared/ui';
import { pageNotFound, statusOf } from './page-error';
import { loadPage } from './route-table';
import { ScreenBoundary } from './screen-boundary';
import { useEntryMemory } from './scroll-memory';
import { useActiveShortcuts, useShortcuts } from './shortcuts';
import { defineSlot } from './slot';
import { useSearchChoice } from './use-search-choice';

describe('errors of pages', () => {
  it('spec 8: an unknown path is an error of status 404 that names it', () => {
    const error = pageNotFound('/nope');
    expect(error.message).toBe('Page not found: /nope');
    expect(statusOf(error)).toBe(404);
  });

  it('spec 8: the status defaults to 500', () => {
    for (const error of [new Error('x'), null, 'text', { status: 'high' }, { status: 20 }]) {
      expect(statusOf(error)).toBe(500);
    }
    expect(statusOf({ status: 503 })).toBe(503);
  });

  it('a failed screen is caught, and tried again on request or on another page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const user = userEvent.setup();
    const onError = jest.fn();
    let isBroken = true;
    const Fragile = () => {
      if (isBroken) throw new Error('broken');
      return <p>fine</p>;
    };
    const tree = (resetKey: string) => (
      <ScreenBoundary
        resetKey={resetKey}
        onError={onError}
        fallback={({ retry }) => (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      >
        <Fragile />
      </ScreenBoundary>
    );
    const { rerender } = render(tree('/a'));
    expect(onError).toHaveBeenCalledTimes(1);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('fine')).toBeVisible();

    isBroken = true;
    rerender(tree('/a'));
    isBroken = false;
    rerender(tree('/b'));
    expect(screen.getByText('fine')).toBeVisible();
    jest.restoreAllMocks();
  });

  it('a page that failed to load is loaded again the next time', async () => {
    const Loaded = () => null;
    const page = jest
      .fn<Promise<() => null>, []>()
      .mockRejectedValueOnce(new Error('no connection'))
      .mockResolvedValue(Loaded);
    const route = { path: '*', layout: 'none', access: 'guest', page } as const;
    await expect(loadPage(route)).rejects.toThrow('no connection');
    await expect(loadPage(route)).resolves.toBe(Loaded);
    await loadPage(route);
    expect(page).toHaveBeenCalledTimes(2);
  });
});

describe('what an entry of the history remembers', () => {
  function Place() {
    const { recall, keep } = useEntryMemory<number>('place');
    const navigate = useNavigate();
    const [, redraw] = useState(0);
    const press = (label: string, act_: () => void) => (
      <button
        type="button"
        onClick={() => {
          act_();
          redraw((n) => n + 1);
        }}
      >
        {label}
      </button>
    );
    return (
      <>
        <output>{recall() ?? 'nothing'}</output>
        {press('keep', () => keep(42))}
        {press('new', () => void navigate('/again'))}
        {press('back', () => void navigate(-1))}
      </>
    );
  }

  it('is there after Back, and not on a new visit', async () => {
    const user = userEvent.setup();
    render(
      <MemoryRouter initialEntries={['/start']}>
        <Place />
      </MemoryRouter>,
    );
    const output = screen.getByRole('status');
    await user.click(screen.getByRole('button', { name: 'keep' }));
    expect(output).toHaveTextContent('42');
    await user.click(screen.getByRole('button', { name: 'new' }));
    expect(output).toHaveTextContent('nothing');
    await user.click(screen.getByRole('button', { name: 'back' }));
    expect(output).toHaveTextContent('42');
  });
});

describe('a choice in the address', () => {
  const tabs = ['trending', 'latest'] as const;
  function Tabs() {
    const [tab, choose] = useSearchChoice('tab', tabs);
    const { search } = useLocation();
    return (
      <>
        <output>{`${tab} ${search}`}</output>
        {tabs.map((name) => (
          <button key={name} type="button" onClick={() => choose(name)}>
            {name}
          </button>
        ))}
      </>
    );
  }

  it('leaves the default out and other fields alone', async () => {
    const user = userEvent.setup();
    render(
      <MemoryRouter initialEntries={['/?tab=nonsense&q=1']}>
        <Tabs />
      </MemoryRouter>,
    );
    const output = screen.getByRole('status');
    expect(output).toHaveTextContent('trending');
    await user.click(screen.getByRole('button', { name: 'latest' }));
    expect(output).toHaveTextContent('latest ?tab=latest&q=1');
    await user.click(screen.getByRole('button', { name: 'trending' }));
    expect(output).toHaveTextContent('trending ?q=1');
  });

  it('holds while the page of the new address is still on its way', async () => {
    const user = userEvent.setup();
    const Never = lazyWithRetry(() => new Promise<never>(() => undefined));
    const SlowPage = () => (useLocation().search === '' ? null : <Never />);
    const Switch = () => {
      const [tab, choose] = useSearchChoice('tab', tabs);
      return tabs.map((name) => (
        <input
          key={name}
          type="radio"
          aria-label={name}
          checked={name === tab}
          onChange={() => choose(name)}
        />
      ));
    };
    render(
      <MemoryRouter>
        <Switch />
        <Suspense fallback="Loading">
          <SlowPage />
        </Suspense>
      </MemoryRouter>,
    );
    await user.click(screen.getByRole('radio', { name: 'latest' }));
    expect(screen.getByRole('radio', { name: 'latest' })).toBeChecked();
  });
});

describe('the keyboard map', () => {
  function Keys() {
    const shortcuts = useActiveShortcuts();
    return shortcuts.map(({ keys, label, run }) => (
      <button key={keys} type="button" onClick={() => run(new KeyboardEvent('keydown'))}>
        {keys} {label}
      </button>
    ));
  }
  function Counter() {
    const [count, setCount] = useState(0);
    useShortcuts([{ keys: 'j', label: 'Next', group: 'Feed', run: () => setCount(count + 1) }]);
    return <output>{count}</output>;
  }

  it('holds what is on the page, with its latest meaning', async () => {
    const user = userEvent.setup();
    const { rerender } = render(
      <>
        <Counter />
        <Keys />
      </>,
    );
    const key = screen.getByRole('button', { name: 'j Next' });
    await user.click(key);
    await user.click(key);
    expect(screen.getByRole('status')).toHaveTextContent('2');
    act(() => rerender(<Keys />));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a slot', () => {
  it('shows what the app put into it, and nothing otherwise', () => {
    const { Slot, Fill } = defineSlot<{ name: string }>();
    const { rerender, container } = render(<Slot name="Asha" />);
    expect(container).toBeEmptyDOMElement();
    rerender(
      <Fill value={({ name }) => <p>Posts of {name}</p>}>
        <Slot name="Asha" />
      </Fill>,
    );
    expect(screen.getByText('Posts of Asha')).toBeVisible();
  });
});
