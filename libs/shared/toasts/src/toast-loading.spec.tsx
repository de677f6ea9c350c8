import { act, render, screen } from '@testing-library/react';
import { toast } from './toast-queue';
import { Toasts } from './toasts';

describe('the code of toasts', () => {
  afterEach(() => act(() => toast.dismiss()));

  it('is loaded again once the browser is online, and what waited is shown', async () => {
    const load = jest
      .fn(() => import('./toast-stack'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    render(<Toasts load={load} />);
    act(() => void toast.show({ text: 'Couldn’t save. You’re offline.', type: 'error' }));
    expect(load).toHaveBeenCalledTimes(1);
    await act(() => Promise.resolve());
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Couldn’t save. You’re offline.')).toBeVisible();
  });

  it('is loaded once before the first toast, when the app says so', () => {
    const load = jest.fn(() => import('./toast-stack'));
    const preload = jest.fn<undefined, [() => void]>();
    const { rerender } = render(<Toasts load={load} preload={preload} />);
    rerender(<Toasts load={load} preload={preload} />);
    expect(load).not.toHaveBeenCalled();
    expect(preload).toHaveBeenCalledTimes(1);
    preload.mock.calls[0]?.[0]();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
