import { act, render, renderHook, screen } from '@testing-library/react';
import { createRealtime, type Transport } from '@upround/shared/realtime-client';
import { useState, type ReactNode } from 'react';
import { z } from 'zod/mini';
import {
  RealtimeProvider,
  useRealtimeAtOnce,
  useRealtimeEvent,
  useRealtimeGap,
  useRealtimeState,
} from './use-realtime';

const counted = { name: 'test.counted', data: z.object({ at: z.int() }) };

function stage(rest: () => Promise<unknown> = () => Promise.resolve()) {
  const lines: Parameters<Transport>[1][] = [];
  const transport: Transport = (_profileId, heard) => {
    lines.push(heard);
    return () => undefined;
  };
  const realtime = createRealtime({ load: () => Promise.resolve(transport), rest });
  realtime.identify('ada');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RealtimeProvider value={realtime}>{children}</RealtimeProvider>
  );
  let count = 0;
  const tell = (data: Record<string, unknown>) =>
    act(async () => {
      count += 1;
      lines[0]?.event({ id: `e${count}`, name: counted.name, data });
      return Promise.resolve();
    });
  return { realtime, wrapper, tell, lines };
}

function Counter() {
  const [sum, setSum] = useState(0);
  const [gaps, setGaps] = useState(0);
  useRealtimeEvent(counted, ({ at }) => setSum(sum + at));
  useRealtimeGap(() => setGaps(gaps + 1));
  return (
    <p>
      {sum} and {gaps} gaps, {useRealtimeState()}
    </p>
  );
}

describe('realtime in a screen', () => {
  it('reports events that match their contract, with the screen’s current state, until it unmounts', async () => {
    const { wrapper, tell, lines } = stage();
    const { unmount } = render(<Counter />, { wrapper });
    await act(() => Promise.resolve());
    expect(screen.getByText('0 and 0 gaps, waiting')).toBeVisible();
    act(() => lines[0]?.open(true));
    await tell({ at: 2 });
    await tell({ at: 'not a number' });
    await tell({});
    await tell({ at: 3 });
    act(() => lines[0]?.gap());
    act(() => lines[0]?.gap());
    expect(screen.getByText('5 and 2 gaps, open')).toBeVisible();
    act(() => lines[0]?.open(false));
    expect(screen.getByText('5 and 2 gaps, waiting')).toBeVisible();
    unmount();
    await tell({ at: 1 });
  });

  it('loads the schema of an event with the first one, and drops what cannot be checked', async () => {
    const { wrapper, tell } = stage();
    const heard: number[] = [];
    const load = jest.fn(() => Promise.resolve(counted.data));
    const { unmount } = renderHook(
      () => useRealtimeEvent({ name: counted.name, load }, ({ at }) => heard.push(at)),
      { wrapper },
    );
    await act(() => Promise.resolve());
    expect(load).not.toHaveBeenCalled();
    await tell({ at: 1 });
    await tell({ at: 'not a number' });
    load.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    await tell({ at: 2 });
    await tell({ at: 3 });
    await act(() => Promise.resolve());
    expect(heard).toEqual([1, 3]);
    let go: (schema: typeof counted.data) => void = () => undefined;
    load.mockImplementationOnce(() => new Promise((resolve) => (go = resolve)));
    await tell({ at: 4 });
    unmount();
    await act(async () => go(counted.data));
    expect(heard).toEqual([1, 3]);
  });

  it('opens at once for a screen that depends on events', async () => {
    const { wrapper, lines } = stage(() => new Promise(() => undefined));
    await act(() => Promise.resolve());
    expect(lines).toHaveLength(0);
    renderHook(() => useRealtimeAtOnce(), { wrapper });
    await act(async () => {
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    });
    expect(lines).toHaveLength(1);
  });

  it('names the missing provider', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useRealtimeState())).toThrow('RealtimeProvider');
    quiet.mockRestore();
  });
});
