import { screen } from '@testing-library/react';
import { hitFixtures, type SearchHit } from '@upround/search/contract';
import { aUser, fakeApi, renderScreen } from '@upround/shared/testing';
import { follow } from '@upround/social/contract';
import { hitPresenters } from './hit-presenters';

function aHit(type: SearchHit['type']): SearchHit {
  const hit = hitFixtures.find((known) => known.type === type);
  if (hit === undefined) throw new Error(`no fixture of ${type}`);
  return hit;
}

describe('what search shows', () => {
  it('of an idea is its stage, where this version knows it', () => {
    const { Badges } = hitPresenters.IDEA;
    renderScreen(
      <>
        <Badges hit={aHit('IDEA')} />
        <Badges hit={{ ...aHit('IDEA'), details: { stage: 'LATER' } }} />
      </>,
    );
    expect(screen.getAllByText(/./)).toHaveLength(1);
    expect(screen.getByText('First users')).toBeVisible();
  });

  it('of a pod is its member count, updated when someone joins', async () => {
    const { Facts, Action } = hitPresenters.POD;
    const hit = { ...aHit('POD'), followed: false };
    const api = fakeApi().on(follow, ({ body }) => ({ ...body, active: true, count: 42 }));
    const { user } = renderScreen(
      <>
        <Facts hit={hit} />
        <Action hit={hit} />
      </>,
      { api, user: aUser() },
    );
    expect(screen.getByText('41 members')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /First cheque/ }));
    expect(await screen.findByText('42 members')).toBeVisible();
  });
});
