import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nProvider } from './i18n-provider';
import { useToday } from './use-today';

describe('useToday', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-01-05T18:28:30Z') }));
  afterEach(() => jest.useRealTimers());

  it('goes on at midnight of the reader’s zone, with the page open', () => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <I18nProvider locale="en-IN" timeZone="Asia/Kolkata">
        {children}
      </I18nProvider>
    );
    const { result } = renderHook(() => useToday(), { wrapper });
    expect(result.current).toEqual({ today: '5 Jan 2026', yesterday: '4 Jan 2026' });
    act(() => jest.advanceTimersByTime(2 * 60_000));
    expect(result.current).toEqual({ today: '6 Jan 2026', yesterday: '5 Jan 2026' });
  });
});
