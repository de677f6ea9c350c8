import { render, screen, within } from '@testing-library/react';
import { I18nProvider } from '@upround/shared/i18n';
import { aCompetition } from './competition-test.fixtures';
import { PhasesBar } from './phases-bar';

const open = (timeZone: string) =>
  render(
    <I18nProvider timeZone={timeZone}>
      <PhasesBar
        competition={aCompetition({
          opensAt: '2027-03-01T03:30:00.000Z',
          closesAt: '2027-03-14T18:29:00.000Z',
          judgingAt: '2027-03-15T03:30:00.000Z',
          resultAt: '2027-04-02T12:30:00.000Z',
        })}
      />
    </I18nProvider>,
  );

const datesShown = () => {
  const dates = within(screen.getByRole('list', { name: 'Dates' })).getAllByRole('listitem');
  return dates.map((date) => date.querySelector('time')?.textContent);
};

describe('the dates of a competition', () => {
  it('have their zone said once', () => {
    open('Asia/Kolkata');
    expect(datesShown()).not.toContainEqual(expect.stringMatching(/GMT|UTC|Kolkata/));
    expect(screen.getByText('Times are in India Standard Time (GMT+5:30).')).toBeVisible();
  });

  it('have an offset each where summer time begins between them', () => {
    open('Europe/Berlin');
    const [opens, , , result] = datesShown();
    expect(opens).toMatch(/ GMT\+1$/);
    expect(result).toMatch(/ GMT\+2$/);
    expect(screen.getByText('Times are in Central European Time.')).toBeVisible();
  });

  it.each([
    ['UTC', 'Times are in UTC.'],
    ['Africa/Accra', /^Times are in Greenwich Mean Time \(GMT(\+0)?\)\.$/],
  ])('are not repeated in UTC where the clock is that: %s', (timeZone, zone) => {
    open(timeZone);
    expect(screen.getByText(zone)).toBeVisible();
    expect(screen.queryByText('Show in UTC')).not.toBeInTheDocument();
  });

  it('name a zone that has no name by its offset', () => {
    open('Etc/GMT+5');
    expect(screen.getByText(/^Times are in GMT-0?5(:00)?\.$/)).toBeVisible();
  });
});
