import { I18nProvider } from '@upround/shared/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Time } from './time';

const now = new Date('2026-11-21T05:14:00Z');

describe('Time', () => {
  beforeEach(() => jest.useFakeTimers({ now }));
  afterEach(() => jest.useRealTimers());

  const show = (value: string, form?: 'relative' | 'date') =>
    render(
      <I18nProvider locale="en-IN" timeZone="Asia/Kolkata">
        <Time value={value} form={form} />
      </I18nProvider>,
    );

  it('is machine-readable, with the full date as its title once it is pointed at', () => {
    show('2026-11-21T02:14:00Z');
    const time = screen.getByText('3h ago');
    expect(time).toHaveAttribute('datetime', '2026-11-21T02:14:00.000Z');
    fireEvent.pointerEnter(time);
    expect(time).toHaveAttribute('title', 'Saturday, 21 November 2026 at 7:44 am');
  });

  it('renews itself each minute while it is fresh', () => {
    show('2026-11-21T05:13:30Z');
    expect(screen.getByText('now')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(120_000));
    expect(screen.getByText('2m ago')).toBeInTheDocument();
  });

  it('can be a plain date', () => {
    show('2026-11-21T02:14:00Z', 'date');
    expect(screen.getByText('21 Nov 2026')).toBeInTheDocument();
  });
});
