import { screen } from '@testing-library/react';
import { hitFixtures, type SearchHit } from '@upround/search/contract';
import { renderScreen } from '@upround/shared/testing';
import { competitionHit } from './competition-hit';

const { Summary } = competitionHit;

const show = (details: SearchHit['details']) => {
  const [fixture] = hitFixtures;
  if (fixture === undefined) throw new Error('no fixture of a hit');
  return renderScreen(<Summary hit={{ ...fixture, details }} />);
};

const before = '2020-03-10T10:00:00.000Z';
const after = '2131-03-10T10:00:00.000Z';

describe('a competition that is found', () => {
  it.each([
    ['opens', { opensAt: after, closesAt: '2131-04-10T10:00:00.000Z' }, 'Opens 10 Mar 2131'],
    ['closes', { opensAt: before, closesAt: after }, 'Closes 10 Mar 2131'],
    ['is over', { opensAt: before, closesAt: before }, 'Entries closed 10 Mar 2020'],
  ])('says who runs it and when it %s', async (_name, moments, text) => {
    const { container } = show({ organiser: 'Kaveri Foundation', ...moments });
    expect(screen.getByText('By Kaveri Foundation')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('says nothing of what isn’t known', () => {
    show({ organiser: 7, closesAt: 'soon' });
    expect(screen.queryByText(/7|soon|Invalid|null/)).not.toBeInTheDocument();
  });
});
