import { act, render, screen } from '@testing-library/react';
import { toast } from './toast-queue';
import { Toasts } from './toasts';

let mockIsOffline = true;
let mockLoads = 0;

jest.mock('./toast-stack', () => {
  mockLoads += 1;
  if (mockIsOffline) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual('./toast-stack');
});

describe('the code of toasts', () => {
  afterEach(() => act(() => toast.dismiss()));

  it('is loaded again once the browser is online, and what waited is shown', async () => {
    render(<Toasts />);
    act(() => void toast.show({ text: 'Couldn’t save. You’re offline.', type: 'error' }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(mockLoads).toBe(1);
    mockIsOffline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Couldn’t save. You’re offline.')).toBeVisible();
  });

  it('is loaded before the first toast, once the app says so', async () => {
    jest.resetModules();
    mockLoads = 0;
    let start: () => void = () => undefined;
    const preload = jest.fn((load: () => void) => {
      start = load;
    });
    const { rerender } = render(<Toasts preload={preload} />);
    rerender(<Toasts preload={preload} />);
    expect([preload.mock.calls.length, mockLoads]).toEqual([1, 0]);
    start();
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(mockLoads).toBe(1);
  });
});
