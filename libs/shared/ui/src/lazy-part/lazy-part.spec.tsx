import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazyPart } from './lazy-part';

const Name = ({ name }: { name: string }) => <p>loaded {name}</p>;

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError = (error: Error) => ({ error });

  override render() {
    return this.state.error === undefined ? this.props.children : this.state.error.message;
  }
}

describe('lazyPart', () => {
  it('shows the placeholder until the code is there, and later instances at once', async () => {
    const load = jest.fn(() => Promise.resolve(Name));
    const Lazy = lazyPart<{ name: string }>(load, ({ name }) => <p>room for {name}</p>);
    const first = render(<Lazy name="Asha" />);
    expect(screen.getByText('room for Asha')).toBeVisible();
    expect(await screen.findByText('loaded Asha')).toBeVisible();
    first.rerender(<Lazy name="Chitra" />);
    expect(screen.getByText('loaded Chitra')).toBeVisible();
    render(<Lazy name="Ben" />);
    expect(screen.getByText('loaded Ben')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads before it’s rendered where it’s asked to', async () => {
    const Lazy = lazyPart<{ name: string }>(() => Promise.resolve(Name));
    expect(Lazy.isLoaded()).toBe(false);
    await Lazy.preload();
    expect(Lazy.isLoaded()).toBe(true);
    render(<Lazy name="Asha" />);
    expect(screen.getByText('loaded Asha')).toBeVisible();
  });

  it('doesn’t wait for 300 ms after a placeholder, as `lazy` does', async () => {
    jest.useFakeTimers();
    const flags = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    // `act` would draw at once whatever React holds back.
    flags.IS_REACT_ACT_ENVIRONMENT = false;
    // React takes the timers that are there when it's loaded.
    await jest.isolateModulesAsync(async () => {
      const { createElement } = await import('react');
      const { createRoot } = await import('react-dom/client');
      const { lazyPart: isolatedPart } = await import('./lazy-part');
      let arrive: (component: () => string) => void = () => undefined;
      const Lazy = isolatedPart(
        () => new Promise<() => string>((resolve) => (arrive = resolve)),
        () => 'room',
      );
      const place = document.createElement('div');
      const root = createRoot(place);
      root.render(createElement(Lazy));
      await jest.advanceTimersByTimeAsync(50);
      expect(place).toHaveTextContent('room');
      arrive(() => 'loaded');
      await jest.advanceTimersByTimeAsync(50);
      expect(place).toHaveTextContent('loaded');
      root.unmount();
    });
    flags.IS_REACT_ACT_ENVIRONMENT = true;
    jest.useRealTimers();
  });

  it('fails where the code can’t be loaded, and loads again when it’s shown again', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest
      .fn<Promise<typeof Name>, []>(() => Promise.resolve(Name))
      .mockImplementationOnce(() => Promise.reject(new Error('no connection')));
    const Lazy = lazyPart<{ name: string }>(load);
    const first = render(
      <Boundary>
        <Lazy name="Asha" />
      </Boundary>,
    );
    expect(await screen.findByText('no connection')).toBeVisible();
    first.unmount();
    render(<Lazy name="Asha" />);
    expect(await screen.findByText('loaded Asha')).toBeVisible();
    quiet.mockRestore();
  });
});
