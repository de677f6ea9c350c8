import { screen, within } from '@testing-library/react';
import {
  ambassadorFixture,
  programmeFixture,
  readAmbassador,
  readProgramme,
  type Ambassador,
} from '@upround/ambassador/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links, routes } from '@upround/shared/links';
import { fakeApi, refuse, type FakeApi } from '@upround/shared/testing';
import { member, open, withFixedClock } from '../ambassador-test.fixtures';
import { AmbassadorScreen } from './ambassador-screen';

withFixedClock();

const apiWith = (changes: Partial<Ambassador> = {}) =>
  fakeApi()
    .on(readAmbassador, () => ({ ...ambassadorFixture, ...changes }))
    .on(readProgramme, () => programmeFixture);

const show = (api: FakeApi = apiWith(), isMember = false) =>
  open(<AmbassadorScreen />, {
    path: links.ambassador('ira-banerjee'),
    pattern: routes.ambassador,
    api,
    user: isMember ? member : null,
  });

describe('one ambassador', () => {
  it('has their motivation, whom they referred and their ranks', async () => {
    const { container, api } = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ira Banerjee' })).toBeVisible();
    expect(screen.getByText('Ambassador since August 2026')).toBeVisible();
    expect(screen.getByText(ambassadorFixture.motivation)).toBeVisible();
    expect(screen.getByText('14')).toBeVisible();
    expect(screen.getByText('#1')).toBeVisible();
    expect(screen.getByText('2,160 points')).toBeVisible();
    expect(api.received(readAmbassador)).toEqual([{ query: { slug: 'ira-banerjee' } }]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('lets a guest join with their link, and not a member', async () => {
    const { unmount } = show();
    expect(
      await screen.findByRole('link', { name: 'Join with Ira Banerjee’s link' }),
    ).toHaveAttribute('href', `${window.location.origin}${links.referral('IRA7K2QM')}`);
    unmount();
    show(apiWith(), true);
    expect(await screen.findByRole('link', { name: 'About the programme' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Join with/ })).toBeNull();
  });

  it('says what is missing for those without points and words', async () => {
    show(apiWith({ motivation: '', season: null, allTime: null }));
    expect(await screen.findByText(/They joined by invitation/)).toBeVisible();
    expect(screen.getAllByText('No points yet')).toHaveLength(2);
  });

  it('leads its own ambassador to their page', async () => {
    show(apiWith({ isOwn: true }), true);
    expect(await screen.findByText('This is what others see.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your ambassador page' })).toHaveAttribute(
      'href',
      links.ambassadors(),
    );
  });

  it('says where there is none', async () => {
    show(
      fakeApi().on(readAmbassador, () => {
        throw refuse(coreErrors.NOT_FOUND);
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Ambassador not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the leaderboard' })).toBeVisible();
  });

  it('says why they couldn’t be loaded, and tries again', async () => {
    const api = apiWith().on(readAmbassador, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = show(api);
    const alert = await screen.findByRole('alert');
    api.on(readAmbassador, () => ambassadorFixture);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ira Banerjee' })).toBeVisible();
  });
});
