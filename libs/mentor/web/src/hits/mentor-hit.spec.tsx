import { screen } from '@testing-library/react';
import { hitFixtures, type SearchHit } from '@upround/search/contract';
import { renderScreen } from '@upround/shared/testing';
import { mentorHit } from './mentor-hit';

const { Summary, Facts } = mentorHit;

const show = (details: SearchHit['details']) => {
  const fixture = hitFixtures.find(({ person }) => person !== null);
  if (fixture === undefined) throw new Error('no fixture of a hit');
  const hit = { ...fixture, details };
  const screenOf = renderScreen(
    <div>
      <Summary hit={hit} />
      <Facts hit={hit} />
    </div>,
  );
  return { ...screenOf, name: hit.person?.displayName ?? '' };
};

beforeEach(() => {
  localStorage.setItem('upround-session-zone', JSON.stringify('Asia/Kolkata'));
  localStorage.setItem('upround-hour-cycle', JSON.stringify('h12'));
});
afterEach(() => localStorage.clear());

describe('a mentor who is found', () => {
  it('shows name, price, topics and the next free time', async () => {
    const { container, name } = show({
      headline: 'Pricing',
      priceFrom: 180_000,
      needs: ['SALES', 'FINANCE'],
      nextSlotAt: '2031-03-10T05:00:00.000Z',
    });
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.getByText('From ₹1,800')).toBeVisible();
    const topics = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(topics).toEqual(['Sales', 'Finance']);
    expect(screen.getByText(/^Next: Mon, 10 Mar, 2031, 10:30 am( GMT\+5:30)?$/)).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('says nothing of what isn’t known', () => {
    show({ needs: ['MOON'], priceFrom: 0 });
    expect(screen.queryByText(/MOON|null|undefined/)).not.toBeInTheDocument();
    expect(screen.getByText('Offers a free session')).toBeVisible();
    expect(screen.getByText('No available times right now')).toBeVisible();
  });
});
