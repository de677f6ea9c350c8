import { screen, waitFor, within } from '@testing-library/react';
import { ambassadorFixture, readAmbassador } from '@upround/ambassador/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links } from '@upround/shared/links';
import { fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { profileCards } from './profile-cards';

const [card] = profileCards;
if (card === undefined) throw new Error('There is no card.');
const { Part } = card;

describe('what a person does as an ambassador, on their profile', () => {
  it('says since when, and whom they referred', async () => {
    const { container, api } = renderScreen(<Part slug="ira-banerjee" />, {
      api: fakeApi().on(readAmbassador, () => ambassadorFixture),
    });
    expect(await screen.findByText('Referred 9 active people')).toBeVisible();
    const part = within(screen.getByRole('region', { name: 'Ambassador' }));
    expect(part.getByText('Since August 2026')).toBeVisible();
    expect(part.getByText('Ranked #1 this season')).toBeVisible();
    expect(part.getByRole('link', { name: 'Ambassador page' })).toHaveAttribute(
      'href',
      links.ambassador('ira-banerjee'),
    );
    expect(api.received(readAmbassador)).toEqual([{ query: { slug: 'ira-banerjee' } }]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('is left out once they aren’t one, or it couldn’t be loaded', async () => {
    const api = fakeApi().on(readAmbassador, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    renderScreen(<Part slug="ira-banerjee" />, { api });
    await waitFor(() => expect(api.received(readAmbassador)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });
});
