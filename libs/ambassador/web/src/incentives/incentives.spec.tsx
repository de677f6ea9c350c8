import { screen, within } from '@testing-library/react';
import { links, routes } from '@upround/shared/links';
import { open, withFixedClock } from '../ambassador-test.fixtures';
import { IncentivesScreen } from './incentives-screen';

withFixedClock();

const show = () =>
  open(<IncentivesScreen />, { path: links.incentives(), pattern: routes.incentives });

describe('what brings points', () => {
  it('has a row for each rule with its points and caps', async () => {
    const { container } = show();
    const table = within(screen.getByRole('table', { name: /What earns points/ }));
    const rows = table.getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['None', ''],
      ['20', '20 people', '300 people', 'Points stay'],
      ['100', '20 people', '300 people', 'Points stay'],
      ['150', '20 people', '300 people', 'Points are removed'],
    ]);
    expect(
      table.getByRole('rowheader', {
        name: /Becomes active.*a post or comment on 3 of their first 14 days/,
      }),
    ).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('has the version of the rules and since when, in India', () => {
    show();
    expect(screen.getByText('Version 1, in force since 1 Jan 2026')).toBeVisible();
  });

  it('has each reward with its threshold', () => {
    show();
    const rewards = within(screen.getByRole('region', { name: 'Rewards' }));
    expect(rewards.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sticker packFrom 500 points',
      'A month of PremiumFrom 2,000 points',
      'A session with a mentorFrom 5,000 points',
      'The trip to the annual meetFrom 10,000 points',
    ]);
  });

  it('explains ties, holds, appeals and seasons', () => {
    show();
    expect(screen.getByText(/share a rank: 1, 2, 2, 4/)).toBeVisible();
    expect(
      screen.getByText(/more than 20 people sign up with one code within an hour/),
    ).toBeVisible();
    expect(screen.getByText(/more than 40 from one network within a day/)).toBeVisible();
    expect(screen.getByText(/calendar quarter in India time/)).toBeVisible();
    expect(screen.getByText(/within 30 days of opening your link/)).toBeVisible();
  });
});
