import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { deferredLazy } from './deferred-lazy';

const Name = ({ name }: { name: string }) => <p>loaded {name}</p>;

describe('deferredLazy', () => {
  it('shows the placeholder until the code is loaded, and later instances at once', async () => {
    const load = jest.fn(() => Promise.resolve(Name));
    const Lazy = deferredLazy<{ name: string }>(load, ({ name }) => <p>room for {name}</p>);
    const first = render(<Lazy name="Asha" />);
    expect(screen.getByText('room for Asha')).toBeVisible();
    expect(await screen.findByText('loaded Asha')).toBeVisible();
    expect(screen.queryByText('room for Asha')).not.toBeInTheDocument();
    first.unmount();

    const seen: (string | null)[] = [];
    function Rest() {
      useLayoutEffect(() => void seen.push(document.body.textContent));
      return null;
    }
    await act(async () => {
      render(
        <>
          <Lazy name="Ben" />
          <Rest />
        </>,
      );
    });
    expect(seen[0]).toBe('loaded Ben');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
