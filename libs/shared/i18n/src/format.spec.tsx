import { bytesText } from './bytes-text';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useFormat } from './format';
import { I18nProvider } from './i18n-provider';

function formatFor(locale: string, timeZone: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider locale={locale} timeZone={timeZone}>
      {children}
    </I18nProvider>
  );
  return renderHook(() => useFormat(), { wrapper }).result.current;
}

const now = '2026-11-21T05:14:00Z';

describe('useFormat', () => {
  const format = formatFor('en-IN', 'Asia/Kolkata');

  it.each([
    [0, '0'],
    [950, '950'],
    [999, '999'],
    [1000, '1K'],
    [1200, '1.2K'],
    [3_400_000, '3.4M'],
  ])('shortens the count %d to %s', (value, text) => {
    expect(format.count(value)).toBe(text);
  });

  it('writes numbers, shares and money as India does', () => {
    expect(format.number(1234567)).toBe('12,34,567');
    expect(format.percent(0.425)).toBe('43%');
    expect(format.money(12500)).toBe('₹12,500');
    expect(format.money(12500.5)).toBe('₹12,500.50');
    expect(format.compactMoney(12_000_000)).toBe('₹1.2Cr');
    expect(format.money(99, 'USD')).toBe('$99');
    expect(format.compactMoney(1_800_000)).toBe('₹18L');
    expect(format.compactMoney(120_000, 'USD')).toBe('$120K');
  });

  it.each([
    ['2026-11-21T05:13:30Z', 'now'],
    ['2026-11-21T05:02:00Z', '12m ago'],
    ['2026-11-21T02:10:00Z', '3h ago'],
    ['2026-11-20T05:00:00Z', '1d ago'],
    ['2026-11-17T05:00:00Z', '4d ago'],
    ['2026-11-14T05:14:01Z', '6d ago'],
    ['2026-11-14T05:14:00Z', '14 Nov'],
    ['2026-11-28T05:14:00Z', '28 Nov'],
    ['2026-11-23T06:00:00Z', 'in 2 days'],
    ['2026-11-24T05:13:55Z', 'in 3 days'],
    ['2026-10-02T05:00:00Z', '2 Oct'],
    ['2025-10-02T05:00:00Z', '2 Oct 2025'],
  ])('tells %s as %s', (moment, text) => {
    expect(format.relative(moment, now)).toBe(text);
  });

  it.each([
    ['2026-11-21T05:13:30Z', 'now'],
    ['2026-11-21T05:02:00Z', '12m'],
    ['2026-11-21T02:10:00Z', '3h'],
    ['2026-11-17T05:00:00Z', '4d'],
    ['2026-11-14T05:14:00Z', '14 Nov'],
    ['2025-10-02T05:00:00Z', '2 Oct 2025'],
  ])('tells %s as %s in a tight place', (moment, text) => {
    expect(format.short(moment, now)).toBe(text);
  });

  it('shows dates in the zone of the reader', () => {
    expect(format.dateTime(now)).toBe('Saturday, 21 November 2026 at 10:44 am');
    expect(formatFor('en-IN', 'America/New_York').date('2026-11-21T03:00:00Z')).toBe('20 Nov 2026');
    expect(format.month(now)).toBe('November 2026');
    expect(format.time(now)).toBe('10:44 am');
  });

  it('joins lists', () => {
    expect(format.list(['Asha', 'Ravi', 'Meera'])).toBe('Asha, Ravi and Meera');
  });

  it.each([
    [812, '812 bytes'],
    [1024, '1 KB'],
    [84_000, '83 KB'],
    [5 * 1024 ** 2, '5 MB'],
    [5 * 1024 ** 2 + 1, '5.1 MB'],
    [6 * 1024 ** 2, '6 MB'],
    [4.2 * 1024 ** 3, '4.2 GB'],
  ])('sizes a file of %i bytes as %s, and never smaller than it is', (size, text) => {
    expect(bytesText(format, size)).toBe(text);
  });
});
