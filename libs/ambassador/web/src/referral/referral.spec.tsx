import { screen, waitFor } from '@testing-library/react';
import {
  openReferralLink,
  referralFixture,
  saveReferral,
  type Referral,
} from '@upround/ambassador/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { Button } from '@upround/shared/ui';
import { fakeApi, refuse, renderScreen, type FakeApi } from '@upround/shared/testing';
import { openLinkInAddress } from './open-link';
import { ReferralCode } from './referral-code';
import { readStoredCode } from './stored-code';
import { useReferralAfterSignUp } from './use-referral-after-sign-up';

beforeEach(() => sessionStorage.clear());
afterEach(() => window.history.replaceState(null, '', '/'));

const opened = { displayName: 'Ira Banerjee', isKnown: true, isSaved: true };

/** The form's field, and what follows the sign-up. */
function SignUp() {
  const afterSignUp = useReferralAfterSignUp();
  return (
    <>
      <ReferralCode />
      <Button onClick={afterSignUp}>Done</Button>
    </>
  );
}

const show = (api: FakeApi = fakeApi()) => renderScreen(<SignUp />, { api });
const field = () => screen.findByLabelText(/Referral code/);

/** Opens an address, whose code the page reads before it's drawn. */
async function follow(address: string, answer: typeof opened | null = opened) {
  const api = fakeApi().on(
    openReferralLink,
    () => answer ?? { displayName: null, isKnown: false, isSaved: false },
  );
  renderScreen(<p>Home</p>, { api }).unmount();
  window.history.replaceState(null, '', address);
  openLinkInAddress();
  await waitFor(() => expect(api.received(openReferralLink).length).toBeGreaterThan(0));
  return api;
}

describe('a referral link', () => {
  it('is counted once, and its code removed from the address', async () => {
    const api = await follow('/jobs?applied=true&ref=IRA7K2QM#top');
    expect(api.received(openReferralLink)).toEqual([{ body: { code: 'IRA7K2QM' } }]);
    const { pathname, search, hash } = window.location;
    expect(`${pathname}${search}${hash}`).toBe('/jobs?applied=true#top');
    await waitFor(() =>
      expect(readStoredCode()).toEqual({
        code: 'IRA7K2QM',
        displayName: 'Ira Banerjee',
        isTyped: false,
      }),
    );
  });

  it('of no one leaves no code', async () => {
    await follow('/?ref=producthunt', null);
    await waitFor(() => expect(readStoredCode()).toBeNull());
  });

  it('isn’t what an address has that only ends like one', () => {
    window.history.replaceState(null, '', '/?href=a');
    openLinkInAddress();
    expect(window.location.search).toBe('?href=a');
  });
});

describe('the code on the sign-up form', () => {
  it('is folded until someone asks for it', async () => {
    const { user, container } = show();
    expect(screen.queryByLabelText(/Referral code/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Have a referral code?' }));
    expect(await field()).toHaveFocus();
    await expect(container).toHaveNoAxeViolations();
  });

  it('comes from a link, with who invites', async () => {
    await follow('/?ref=IRA7K2QM');
    await waitFor(() => expect(readStoredCode()?.displayName).toBe('Ira Banerjee'));
    show();
    expect(await field()).toHaveValue('IRA7K2QM');
    expect(await field()).toHaveAccessibleDescription('Ira Banerjee invited you.');
  });
});

describe('after the sign-up', () => {
  const answering = (outcome: Referral['outcome']) =>
    fakeApi().on(saveReferral, () => ({ ...referralFixture, outcome }));

  async function signUp(api: FakeApi, code?: string) {
    const shown = show(api);
    if (code !== undefined) {
      await shown.user.click(screen.getByRole('button', { name: 'Have a referral code?' }));
      await shown.user.type(await field(), code);
    }
    await shown.user.click(screen.getByRole('button', { name: 'Done' }));
    return shown;
  }

  it('sends the code that was typed, and says nothing where it counts', async () => {
    const api = answering('REFERRED');
    await signUp(api, ' IRA7K2QM ');
    await waitFor(() =>
      expect(api.received(saveReferral)).toEqual([{ body: { code: 'IRA7K2QM' } }]),
    );
    expect(readStoredCode()).toBeNull();
    expect(screen.queryByText(/referral code you entered/)).toBeNull();
  });

  it('sends none without a code, so that the browser’s counts, and is silent', async () => {
    const api = answering('NO_CODE');
    await signUp(api);
    await waitFor(() => expect(api.received(saveReferral)).toEqual([{ body: {} }]));
    expect(screen.queryByText(/referral code/i, { selector: 'p' })).toBeNull();
  });

  it('says in words why a typed code doesn’t count', async () => {
    await signUp(answering('UNKNOWN_CODE'), 'NOPE');
    expect(
      await screen.findByText(/We don’t recognise the referral code you entered/),
    ).toBeVisible();
  });

  it('sends nothing where the person deleted the code of a link', async () => {
    await follow('/?ref=IRA7K2QM');
    await waitFor(() => expect(readStoredCode()?.displayName).toBe('Ira Banerjee'));
    const api = answering('REFERRED');
    const { user } = show(api);
    await user.clear(await field());
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(readStoredCode()).toBeNull();
    // A later one is the first that is sent.
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(api.received(saveReferral)).toEqual([{ body: {} }]));
    expect(screen.queryByText(/wasn’t saved/)).toBeNull();
  });

  it('says that a typed code wasn’t saved', async () => {
    const api = fakeApi().on(saveReferral, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    await signUp(api, 'IRA7K2QM');
    expect(await screen.findByText(/Your referral code wasn’t saved/)).toBeVisible();
  });
});
