import { screen, within } from '@testing-library/react';
import { renderScreen } from '@upround/shared/testing';
import { aHit } from '../../search-test.fixtures';
import { HitPresentersContext, type HitPresenter } from './hit-presenters';
import { HitRow } from './hit-row';

const part = (name: string) => () => <span>{name}</span>;
const parts = ['Lead', 'TitleBadge', 'Summary', 'Facts', 'Badges', 'Action'] as const;

const show = (presenter?: HitPresenter) => {
  const opened = jest.fn();
  const rendered = renderScreen(
    <HitPresentersContext value={presenter ? { JOB: presenter } : {}}>
      <ul>
        <HitRow hit={aHit('JOB')} onOpen={opened} />
      </ul>
    </HitPresentersContext>,
  );
  return { ...rendered, opened, row: within(screen.getByRole('listitem')) };
};

describe('the row of a record', () => {
  it('leads to it, with what its slice shows of it', async () => {
    const presenter = Object.fromEntries(parts.map((name) => [name, part(name)]));
    const { container, row, user, opened } = show(presenter);
    const link = row.getByRole('link', { name: 'Pricing analyst' });
    expect(link).toHaveAttribute('href', '/jobs?job=pricing-analyst-tidewater-k3m9');
    expect(row.getByText('You will own what a reading costs.')).toBeVisible();
    for (const name of parts) expect(row.getByText(name)).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.click(link);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('shows title and excerpt where its slice shows nothing', () => {
    const { row } = show();
    expect(row.getByRole('link', { name: 'Pricing analyst' })).toBeVisible();
    expect(row.getByText('You will own what a reading costs.')).toBeVisible();
  });
});
