import { screen, waitFor, within } from '@testing-library/react';
import {
  acceptInvitation,
  checkedReceiptFixture,
  checkReceipt,
  competitionErrors,
  invitationFixture,
  ownEntryFixture,
  readInvitation,
  type CheckedReceipt,
  type Invitation,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links } from '@upround/shared/links';
import { refuse, watchSavedFiles } from '@upround/shared/testing';
import { anApi, open, slug } from './competition-test.fixtures';

const token = '018bcfe568007000800000000000000100112233445566778899aabbccddeeff';
const { code, sha256 } = checkedReceiptFixture;

const inviting = (changes: Partial<Invitation> = {}) =>
  anApi().on(readInvitation, () => ({ ...invitationFixture, ...changes }));

const card = async (name: string) => within(await screen.findByRole('region', { name }));

afterEach(() => jest.restoreAllMocks());

describe('an invitation to a team', () => {
  it('says whose team it is, and joins it', async () => {
    const api = inviting().on(acceptInvitation, () => ({ ...ownEntryFixture, isOwner: false }));
    const { user, address, container } = open({ invite: token, api });
    const invitation = await card('Invitation to a team');
    expect(
      await invitation.findByRole('heading', {
        name: 'Asha Menon invites you to join “Harbourlight”',
      }),
    ).toBeVisible();
    expect(invitation.getByText('2 of 4 places taken')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.click(invitation.getByRole('button', { name: 'Join team' }));
    await waitFor(() => expect(address()).toBe(links.competition(slug, { tab: 'entry' })));
    expect(api.received(acceptInvitation)[0]?.params).toEqual({ slug, token });
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Harbourlight');
  });

  it.each([
    ['FULL', /This team is full/],
    ['CLOSED', /Entries are closed/],
    ['JOINED', /You’re in this team/],
    ['OTHER_ENTRY', /already in another entry/],
  ] as const)('says why there’s nothing to join: %s', async (state, sentence) => {
    open({ invite: token, api: inviting({ state }) });
    const invitation = await card('Invitation to a team');
    expect(await invitation.findByText(sentence)).toBeVisible();
    expect(invitation.queryByRole('button', { name: 'Join team' })).not.toBeInTheDocument();
  });

  it('sends a guest to log in, and back to it', async () => {
    open({ invite: token, isGuest: true });
    const invitation = await card('Invitation to a team');
    expect(invitation.getByRole('link', { name: 'Log in to join' })).toHaveAttribute(
      'href',
      links.login({ next: links.competition(slug, { invite: token }) }),
    );
  });

  it('says that the link no longer works, or why joining failed', async () => {
    const api = inviting().on(acceptInvitation, () => {
      throw refuse(competitionErrors.TEAM_FULL);
    });
    const { user } = open({ invite: token, api });
    await user.click(await screen.findByRole('button', { name: 'Join team' }));
    expect(await screen.findByText(/Couldn’t join the team\..*This team is full\./)).toBeVisible();
    api.on(readInvitation, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
  });

  it('says that the link no longer works', async () => {
    const api = anApi().on(readInvitation, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    open({ invite: token, api });
    expect(
      await screen.findByRole('heading', { name: 'This invitation no longer works' }),
    ).toBeVisible();
  });
});

describe('the check of a receipt', () => {
  const checking = (changes: Partial<CheckedReceipt> = {}) =>
    anApi().on(checkReceipt, () => ({ ...checkedReceiptFixture, ...changes }));

  it('says when it was submitted, its hash, and whether it’s the newest', async () => {
    const { container } = open({ receipt: code, api: checking(), isGuest: true });
    const check = await card('Check of a receipt');
    expect(check.getByText(sha256)).toBeVisible();
    expect(check.getByText(/8 March 2027.*5:00 pm/)).toBeVisible();
    expect(check.getByText('This is the latest submission.')).toBeVisible();
    expect(check.queryByRole('link', { name: 'Download certificate' })).not.toBeInTheDocument();
    expect(
      check.queryByRole('button', { name: 'Download submitted text' }),
    ).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it.each([
    [{ isNewest: false }, 'A later submission replaced it.'],
    [{ isWithdrawn: true }, 'The entry was withdrawn afterwards.'],
  ])('says what became of it: %j', async (changes, sentence) => {
    open({ receipt: code, api: checking(changes), isGuest: true });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('leads to the certificate once there is one', async () => {
    open({ receipt: code, api: checking({ hasCertificate: true }), isGuest: true });
    expect(await screen.findByRole('link', { name: 'Download certificate' })).toHaveAttribute(
      'href',
      `/v1/competition-certificate/${code}.pdf`,
    );
  });

  it('gives the team the exact text, and says how to check it', async () => {
    const files = watchSavedFiles();
    const { user } = open({
      receipt: code,
      api: checking({ content: '{"title":"Harbourlight"}' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Download submitted text' }));
    expect(files[0]?.name).toBe(`${slug}-${code}.txt`);
    expect(await files[0]?.file.text()).toBe('{"title":"Harbourlight"}');
    expect(screen.getByText(/shasum -a 256/)).toBeVisible();
  });

  it('says that there is no such receipt', async () => {
    const api = anApi().on(checkReceipt, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    open({ receipt: code, api, isGuest: true });
    expect(await screen.findByRole('heading', { name: 'Receipt not found' })).toBeVisible();
  });
});
