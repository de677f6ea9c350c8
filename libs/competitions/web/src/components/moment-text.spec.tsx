import { render, screen } from '@testing-library/react';
import { I18nProvider } from '@upround/shared/i18n';
import { MomentText } from './moment-text';

describe('a moment', () => {
  it.each([
    ['Asia/Kolkata', 'Asia/Kolkata (GMT+5:30)', 1],
    ['UTC', 'UTC', 0],
    ['Etc/UTC', 'UTC', 0],
  ])('names the zone %s, and says UTC once', (timeZone, name, utcLines) => {
    render(
      <I18nProvider timeZone={timeZone}>
        <MomentText value="2027-03-14T18:29:00.000Z" />
      </I18nProvider>,
    );
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.queryAllByText('14 Mar, 18:29 UTC')).toHaveLength(utcLines);
  });
});
