import { screen, within } from '@testing-library/react';
import type { SearchHit } from '@upround/search/contract';
import { renderScreen } from '@upround/shared/testing';
import { aHit } from '../../search-test.fixtures';
import { HitRow } from './hit-row';

const show = (job: Partial<NonNullable<SearchHit['job']>> = {}) => {
  const hit = aHit('JOB');
  const place = { company: 'Tidewater', location: 'Pune, Maharashtra', salary: null };
  const opened = jest.fn();
  const rendered = renderScreen(
    <ul>
      <HitRow hit={{ ...hit, job: { ...place, ...job } }} onOpen={opened} />
    </ul>,
  );
  return { ...rendered, opened, row: within(screen.getByRole('listitem')) };
};

type Salary = NonNullable<NonNullable<SearchHit['job']>['salary']>;
const salary: Salary = { min: 180_000_000, max: 260_000_000, currency: 'INR', period: 'YEAR' };

describe('a job that is found', () => {
  it('spec 9: says what, for whom, where and how, and leads to the board', async () => {
    const { container, row, user, opened } = show();
    const link = row.getByRole('link', { name: 'Pricing analyst' });
    expect(link).toHaveAttribute('href', '/jobs?job=pricing-analyst-tidewater-k3m9');
    for (const text of ['Tidewater', 'Pune, Maharashtra', 'Full time', 'Salary not given']) {
      expect(row.getByText(text)).toBeVisible();
    }
    await expect(container).toHaveNoAxeViolations();
    await user.click(link);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it.each<[Salary, RegExp]>([
    [salary, /^₹18L to ₹26L a year$/],
    [{ ...salary, max: null }, /^from ₹18L a year$/],
    [{ ...salary, max: salary.min, period: 'MONTH' }, /^₹18L a month$/],
    [{ min: 4_500, max: null, currency: 'USD', period: 'HOUR' }, /^from \$45 an hour$/],
  ])('spec 9: says what it pays: %j', (given, text) => {
    expect(show({ salary: given }).row.getByText(text)).toBeVisible();
  });
});
