import { screen } from '@testing-library/react';
import { hitFixtures, type SearchHit } from '@upround/search/contract';
import { renderScreen } from '@upround/shared/testing';
import { trackerHit } from './tracker-hit';

const { Lead, TitleBadge, Summary, Facts } = trackerHit;

const show = (details: SearchHit['details']) => {
  const [fixture] = hitFixtures;
  if (fixture === undefined) throw new Error('no fixture of a hit');
  const hit = { ...fixture, details };
  return renderScreen(
    <div>
      <Lead hit={hit} />
      <TitleBadge hit={hit} />
      <Summary hit={hit} />
      <Facts hit={hit} />
    </div>,
  );
};

describe('a funder that is found', () => {
  it('shows its type, seat and stages', async () => {
    const { container } = show({
      type: 'ACCELERATOR',
      country: 'IN',
      city: 'Pune',
      stages: ['SEED', 'IDEA'],
    });
    for (const text of ['Accelerator', 'Pune, India', 'Idea, Seed']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    await expect(container).toHaveNoAxeViolations();
  });

  it('says nothing of what isn’t published or known', () => {
    show({ type: 'MOON_FUND', country: null, city: null, stages: ['ORBIT'] });
    expect(screen.queryByText(/MOON|ORBIT|null/)).not.toBeInTheDocument();
  });
});
