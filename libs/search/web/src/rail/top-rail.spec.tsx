import { screen, waitFor, within } from '@testing-library/react';
import { searchTop } from '@upround/search/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { aUser, fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { follow } from '@upround/social/contract';
import { ListChecks } from 'lucide-react';
import { aHit, useTestTexts } from '../search-test.fixtures';
import { topRailWith } from './top-rail';

const items = [
  { href: '/updates/quiz-poll', icon: ListChecks, useLabel: () => 'Polls and quizzes' },
];
const TopRail = topRailWith(items, useTestTexts);

const section = (name: string) => screen.findByRole('region', { name });
const top = () =>
  fakeApi().on(searchTop, ({ query }) => ({ data: [aHit(query.type, { followed: false })] }));

describe('the lists beside the feed', () => {
  it('spec 9: are the best five posts, stories and people, each with the way to more', async () => {
    const { container, api } = renderScreen(<TopRail listedKinds={[]} path="/" />, { api: top() });
    const posts = await section('Top posts');
    expect(await within(posts).findByRole('link', { name: /Three calls/ })).toHaveAttribute(
      'href',
      '/post/three-calls-one-cheque-a1b2c3d4',
    );
    expect(
      within(await section('Top news')).getByRole('link', { name: /Harbour fees/ }),
    ).toHaveAttribute('href', '/news/harbour-pricing-e1e2e3e4');
    expect(
      within(await section('People to follow')).getByRole('link', { name: 'Asha Rao' }),
    ).toHaveAttribute('href', '/user/asha-rao');
    expect(api.received(searchTop).map(({ query }) => query)).toEqual([
      { type: 'POST' },
      { type: 'NEWS' },
      { type: 'USER' },
    ]);
    const ways = screen.getAllByRole('link', { name: /^See all/ });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/search?query=type%3Apost&kind=POST',
      '/news',
      '/search?query=type%3Auser&kind=USER',
    ]);
    expect(screen.getByRole('link', { name: 'Polls and quizzes' })).toHaveAttribute(
      'href',
      '/updates/quiz-poll',
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('leave out the record of the page beside them', async () => {
    renderScreen(<TopRail listedKinds={[]} path="/post/three-calls-one-cheque-a1b2c3d4" />, {
      api: top(),
    });
    expect(await screen.findByRole('link', { name: /Harbour fees/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Three calls/ })).not.toBeInTheDocument();
  });

  it('spec 4.36: fail and are empty one by one', async () => {
    const api = fakeApi().on(searchTop, ({ query }) => {
      if (query.type === 'POST') throw refuse(coreErrors.INTERNAL);
      return { data: query.type === 'NEWS' ? [] : [aHit('USER')] };
    });
    const { user } = renderScreen(<TopRail listedKinds={[]} path="/" />, { api });
    expect(
      await screen.findByText(/^Couldn’t load this\. Something went wrong on our side\./),
    ).toBeVisible();
    // The rail loads by itself, so its failure doesn't interrupt a screen reader.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await screen.findByText('You’ll see today’s news here.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toBeVisible();
    api.on(searchTop, ({ query }) => ({ data: [aHit(query.type)] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Three calls/ })).toBeVisible();
  });

  it('let a member follow at once, but not themselves', async () => {
    const me = aUser({ id: 'me' });
    const api = fakeApi()
      .on(searchTop, ({ query }) => ({
        data:
          query.type === 'USER'
            ? [aHit('USER', { followed: false }), aHit('USER', { id: 'me', slug: me.slug })]
            : [],
      }))
      .on(follow, ({ body }) => ({ ...body, active: true, count: 42 }));
    const { user } = renderScreen(<TopRail listedKinds={[]} path="/" />, { api, user: me });
    await user.click(await screen.findByRole('button', { name: 'Follow Asha Rao' }));
    await waitFor(() => expect(api.received(follow)).toHaveLength(1));
    expect(screen.getAllByRole('button', { name: /Asha Rao/ })).toHaveLength(1);
  });

  it('spec 8: take a new token where the old one has run out, and ask again', async () => {
    const api = fakeApi().on(searchTop, ({ query }, { token }) => {
      if (token !== 'refreshed-token') throw refuse(coreErrors.TOKEN_EXPIRED);
      return { data: [aHit(query.type)] };
    });
    renderScreen(<TopRail listedKinds={[]} path="/" />, { api, user: aUser() });
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toBeVisible();
    expect(api.requests(searchTop).map(({ token }) => token)).toEqual([
      ...Array.from({ length: 3 }, () => 'member-token'),
      ...Array.from({ length: 3 }, () => 'refreshed-token'),
    ]);
  });
});
