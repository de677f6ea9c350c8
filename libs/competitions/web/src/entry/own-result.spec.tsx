import { screen, within } from '@testing-library/react';
import { ownResultFixture, readOwnResult } from '@upround/competitions/contract';
import { fakeApi, renderScreen } from '@upround/shared/testing';
import { OwnResultPart } from './own-result';

const show = (
  changes: Partial<typeof ownResultFixture> = {},
  certificate: string | null = 'receipt-1',
) =>
  renderScreen(<OwnResultPart slug="monsoon-build" certificate={certificate} />, {
    path: '/',
    api: fakeApi().on(readOwnResult, () => ({ result: { ...ownResultFixture, ...changes } })),
  });

describe('what an entry reached', () => {
  it('has the averages as a table beside the bars, which screen readers skip', async () => {
    const { container } = show();
    const table = await screen.findByRole('table', { name: 'Average by criterion' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'CriterionAverage',
      'Need8.80',
      'Proof7.40',
      'Team8.00',
    ]);
    expect(within(table).getByRole('rowheader', { name: 'Proof' })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('names the public favourite with its votes, and leads to the certificate', async () => {
    const { unmount } = show();
    expect(await screen.findByText('Public favourite')).toBeVisible();
    expect(screen.getByText('Votes').nextSibling).toHaveTextContent('31');
    const certificate = screen.getByRole('link', { name: 'Download certificate' });
    expect(certificate).toHaveAttribute('href', '/v1/competition-certificate/receipt-1.pdf');
    unmount();
    show({ isFavourite: false, votes: null }, null);
    expect(await screen.findByText('Rank 1 of 14')).toBeVisible();
    expect(screen.queryByText(/Public favourite|Votes/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('has no table without scores', async () => {
    show({ rank: null, byCriterion: [] });
    expect(await screen.findByText('Your entry has no score.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
