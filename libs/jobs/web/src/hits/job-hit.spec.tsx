import { screen } from '@testing-library/react';
import type { FoundJob } from '@upround/jobs/contract';
import { hitFixtures } from '@upround/search/contract';
import { renderScreen } from '@upround/shared/testing';
import { jobHit } from './job-hit';

const { Lead, TitleBadge, Summary, Facts } = jobHit;

const show = (job: Partial<FoundJob> = {}) => {
  const fixture = hitFixtures.find(({ type }) => type === 'JOB');
  if (fixture === undefined) throw new Error('no fixture of a job');
  const place = { company: 'Tidewater', location: 'Pune, Maharashtra', salary: null };
  const hit = { ...fixture, details: { ...fixture.details, ...place, ...job } };
  return renderScreen(
    <div>
      <Lead hit={hit} />
      <TitleBadge hit={hit} />
      <Summary hit={hit} />
      <Facts hit={hit} />
    </div>,
  );
};

type Salary = NonNullable<FoundJob['salary']>;
const salary: Salary = { min: 180_000_000, max: 260_000_000, currency: 'INR', period: 'YEAR' };

describe('a job that is found', () => {
  it('spec 9: shows company, location and workplace', async () => {
    const { container } = show();
    for (const text of ['Tidewater', 'Pune, Maharashtra', 'Full time', 'Salary not given']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    await expect(container).toHaveNoAxeViolations();
  });

  it.each<[Salary, RegExp]>([
    [salary, /^₹18L to ₹26L a year$/],
    [{ ...salary, max: null }, /^from ₹18L a year$/],
    [{ ...salary, max: salary.min, period: 'MONTH' }, /^₹18L a month$/],
    [{ min: 4_500, max: null, currency: 'USD', period: 'HOUR' }, /^from \$45 an hour$/],
  ])('spec 9: says what it pays: %j', (given, text) => {
    show({ salary: given });
    expect(screen.getByText(text)).toBeVisible();
  });
});
