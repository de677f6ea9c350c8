import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, Suspense, type ReactNode } from 'react';
import { forgetFailedParts, lazyWithRetry } from './lazy-with-retry';

class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override render() {
    if (!this.state.isBroken) return <Suspense fallback="Loading">{this.props.children}</Suspense>;
    const retry = () => {
      forgetFailedParts();
      this.setState({ isBroken: false });
    };
    return <button onClick={retry}>Try again</button>;
  }
}

const loadOnce = () =>
  jest
    .fn<Promise<{ default: () => ReactNode }>, []>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => <input aria-label="Note" /> });

describe('lazyWithRetry', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('loads again when a boundary tries again, and keeps what was loaded', async () => {
    const load = loadOnce();
    const Lazy = lazyWithRetry(load);
    const user = userEvent.setup();
    const page = () => (
      <Boundary>
        <Lazy />
      </Boundary>
    );
    const { rerender } = render(page());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'typed');
    act(() => void window.dispatchEvent(new Event('online')));
    rerender(page());
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('typed');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads again once the browser is online', async () => {
    const Lazy = lazyWithRetry(loadOnce());
    const first = render(
      <Boundary>
        <Lazy />
      </Boundary>,
    );
    await screen.findByRole('button', { name: 'Try again' });
    first.unmount();
    window.dispatchEvent(new Event('online'));
    render(
      <Boundary>
        <Lazy />
      </Boundary>,
    );
    expect(await screen.findByRole('textbox', { name: 'Note' })).toBeVisible();
  });
});
