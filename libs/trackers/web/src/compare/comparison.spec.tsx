import { screen, within } from '@testing-library/react';
import { compareTrackers, trackerFixtures } from '@upround/trackers/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { refuse, renderScreen } from '@upround/shared/testing';
import { anApi } from '../components/tracker-test.fixtures';
import { TrackerList } from '../lists/tracker-list';

const [fund, grant] = trackerFixtures;
const open = (api = anApi()) =>
  renderScreen(<TrackerList type="GRANT" isFull={false} />, {
    path: `${routes.grantTracker}?compare=${grant.slug},${fund.slug}&sort=amount`,
    pattern: routes.grantTracker,
    api,
  });

describe('a comparison', () => {
  it('shows the facts of records side by side, in the order of the address', async () => {
    const api = anApi().on(compareTrackers, () => ({ data: [fund, grant] }));
    const { container } = open(api);
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Fact',
      expect.stringContaining('Harbour Innovation Grant'),
      expect.stringContaining('Tideway Fund'),
    ]);
    const row = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(row('Amount')).toEqual(['Up to ₹10L', '₹25L to ₹2Cr']);
    expect(row('Length')).toEqual(['Not published', 'Not published']);
    expect(row('Contact details')).toEqual(['1 published', '2 published']);
    expect(api.received(compareTrackers)[0]?.query.slugs).toEqual([grant.slug, fund.slug]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('leads back to the list, and goes on without one of them', async () => {
    const api = anApi().on(compareTrackers, ({ query }) => ({
      data: trackerFixtures.filter(({ slug }) => query.slugs.includes(slug)),
    }));
    const { user, address } = open(api);
    expect(await screen.findByRole('link', { name: 'Back to the list' })).toHaveAttribute(
      'href',
      `${routes.grantTracker}?sort=amount`,
    );
    await user.click(
      await screen.findByRole('link', { name: 'Remove Tideway Fund from the comparison' }),
    );
    expect(address()).toBe(`${routes.grantTracker}?sort=amount&compare=${grant.slug}`);
    expect(await screen.findByText(/^Select another record/)).toBeVisible();
  });

  it('says that none is listed any more', async () => {
    open(anApi().on(compareTrackers, () => ({ data: [] })));
    expect(await screen.findByText('None of these records is listed any more')).toBeVisible();
  });

  it('says why it couldn’t be loaded', async () => {
    open(
      anApi().on(compareTrackers, () => {
        throw refuse(coreErrors.INTERNAL);
      }),
    );
    expect(await screen.findByText('Couldn’t load the comparison')).toBeVisible();
    expect(screen.getByText(/Something went wrong on our side/)).toBeVisible();
  });
});
