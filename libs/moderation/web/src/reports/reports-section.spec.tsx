import { act, screen, waitFor, within } from '@testing-library/react';
import {
  appeal,
  listOwnDecisions,
  listOwnReports,
  moderationErrors,
  ownDecisionFixture,
  ownReportFixture,
  readTransparency,
  transparencyFixture,
  type OwnDecision,
  type OwnReport,
} from '@upround/moderation/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { textLimits } from '@upround/shared/domain';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { ReportsSection } from './reports-section';

const appealed = (state: 'OPEN' | 'UPHELD' | 'REVERSED', reason: string | null): OwnDecision => ({
  ...ownDecisionFixture,
  id: `decision-${state}`,
  appealBy: null,
  appeal: { at: '2026-01-06T09:00:00.000Z', text: 'It was satire.', state, reason },
});

const reading = ({
  reports = [ownReportFixture],
  decisions = [ownDecisionFixture],
}: { reports?: OwnReport[]; decisions?: OwnDecision[] } = {}) =>
  fakeApi()
    .on(listOwnReports, () => segment(reports))
    .on(listOwnDecisions, () => segment(decisions))
    .on(readTransparency, () => transparencyFixture);
const open = (api = reading()) =>
  renderScreen(<ReportsSection />, {
    api,
    user: aUser(),
    path: '/settings?section=reports',
    pattern: routes.settings,
  });
const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('O12: your reports', () => {
  it('say how far each is, and which rule was broken', async () => {
    const states = ['RECEIVED', 'REVIEWING', 'NO_BREACH'] as const;
    const others = states.map((state) => ({ ...ownReportFixture, id: state, state, rule: null }));
    const { container } = open(reading({ reports: [ownReportFixture, ...others] }));
    const list = await screen.findByRole('list', { name: 'Your reports, newest first' });
    expect(textsOf(list)).toEqual([
      expect.stringMatching(
        /^Send me ₹5,000.*Post · False or misleading claims · No one doubles.*Action takenIt broke our guidelines: Rule 3: Lies that cost people money\./,
      ),
      expect.stringMatching(/Received.*A moderator will review it\./),
      expect.stringMatching(/Reviewing.*A moderator is reviewing it\./),
      expect.stringMatching(/No breach.*It doesn’t break our guidelines\./),
    ]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('say the category once where nothing else was written, and that no text was kept', async () => {
    const bare = { ...ownReportFixture, title: '', message: 'False or misleading claims' };
    open(reading({ reports: [bare] }));
    const list = await screen.findByRole('list', { name: 'Your reports, newest first' });
    expect(within(list).getByText('Post · False or misleading claims')).toBeVisible();
    expect(within(list).getByText('No text')).toBeVisible();
  });

  it('have their place while they load', async () => {
    const api = reading();
    const answer = api.pause(listOwnReports);
    open(api);
    expect(await screen.findByText('Loading your reports')).toBeInTheDocument();
    answer();
    expect(await screen.findByText('Action taken')).toBeVisible();
    expect(screen.queryByText('Loading your reports')).not.toBeInTheDocument();
  });

  it('say how to report where there are none, without a word about decisions', async () => {
    const { container } = open(reading({ reports: [], decisions: [] }));
    expect(await screen.findByText('You haven’t reported anything')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Decisions about you' })).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('and decisions say each why they couldn’t be loaded, and try again', async () => {
    const api = reading();
    let isBroken = true;
    const failing = <Item,>(items: Item[]) => {
      if (isBroken) throw refuse(coreErrors.RATE_LIMITED);
      return segment(items);
    };
    api.on(listOwnReports, () => failing([ownReportFixture]));
    api.on(listOwnDecisions, () => failing([ownDecisionFixture]));
    const { user, container } = open(api);
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    const texts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringContaining('Couldn’t load decisions about you'),
      expect.stringContaining('Couldn’t load your reports'),
    ]);
    await expect(container).toHaveNoAxeViolations();
    isBroken = false;
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) {
      await user.click(button);
    }
    expect(await screen.findByText('Action taken')).toBeVisible();
    expect(await screen.findByText('You promise a return that no one can promise.')).toBeVisible();
  });

  it('are followed by what happens to them, how long that takes, and the rules', async () => {
    const { container } = open();
    const part = within(await screen.findByRole('region', { name: 'What happens to a report' }));
    expect(
      await part.findByText(/half of all decisions came within \d+ (minutes|hours|days)\./),
    ).toBeVisible();
    expect(textsOf(part.getByRole('list', { name: 'Our rules' }))).toEqual([
      'Attacks on people',
      'Other people’s private information',
      'Lies that cost people money',
      'Spam',
      'Anything illegal',
      'Attempts to break the site',
    ]);
    expect(part.getByRole('link', { name: 'Read the community guidelines' })).toHaveAttribute(
      'href',
      '/community-guidelines',
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('claim no time where nothing was decided lately', async () => {
    const api = reading().on(readTransparency, () => ({
      ...transparencyFixture,
      medianMinutes: null,
    }));
    open(api);
    const part = await screen.findByRole('region', { name: 'What happens to a report' });
    await waitFor(() => expect(api.received(readTransparency)).toHaveLength(1));
    expect(within(part).queryByText(/In the last 90 days/)).not.toBeInTheDocument();
  });

  it('are read again when the reader comes back to the tab', async () => {
    const api = reading({ reports: [{ ...ownReportFixture, state: 'RECEIVED', rule: null }] });
    open(api);
    expect(await screen.findByText('Received')).toBeVisible();
    api.on(listOwnReports, () => segment([ownReportFixture]));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Action taken')).toBeVisible();
  });

  it('are read page by page', async () => {
    const earlier: OwnReport = { ...ownReportFixture, id: 'earlier', title: 'An earlier one' };
    const api = reading().on(listOwnReports, ({ query }) =>
      query.cursor === 'next' ? segment([earlier]) : segment([ownReportFixture], 'next'),
    );
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Show earlier reports' }));
    expect(await screen.findByText('An earlier one')).toBeVisible();
  });
});

describe('O12: decisions about you', () => {
  const card = async () => {
    const title = await screen.findByRole('region', { name: 'Decisions about you' });
    return within(title);
  };

  it('say what was done, by which rule and why, and what can be done about it', async () => {
    const until = '2026-01-12T11:00:00.000Z';
    const restricted: OwnDecision = {
      ...ownDecisionFixture,
      id: 'restricted',
      action: 'RESTRICT',
      until,
      appealBy: null,
    };
    const decisions = [
      ownDecisionFixture,
      restricted,
      appealed('OPEN', null),
      appealed('UPHELD', 'I read it again.'),
      appealed('REVERSED', 'It’s clearly a joke.'),
    ];
    const { container } = open(reading({ decisions, reports: [] }));
    const texts = (await card()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringMatching(
        /PostHidden.*Send me ₹5,000.*Rule 3: Lies that cost people money.*You promise a return.*Only you and moderators can see it\..*Appeal.*You can appeal until 4 Feb 2026\./,
      ),
      expect.stringMatching(
        /Account made read-onlyUntil 12 Jan 2026.*While your account is read-only.*The 30 days to appeal have passed\./,
      ),
      expect.stringMatching(/It was satire\.You’ve appealed\. Another moderator will answer\.$/),
      expect.stringMatching(/Your appeal was declined\.I read it again\./),
      expect.stringMatching(
        /This was reversed after your appeal\..*Your appeal was successful\.It’s clearly a joke\./,
      ),
    ]);
    // Only the first can be appealed.
    expect((await card()).getAllByRole('button', { name: 'Appeal decision' })).toHaveLength(1);
    await expect(container).toHaveNoAxeViolations();
  });

  const openDialog = async (api: ReturnType<typeof reading>) => {
    const opened = open(api);
    await opened.user.click(await screen.findByRole('button', { name: 'Appeal decision' }));
    const dialog = await screen.findByRole('dialog', { name: 'Appeal this decision' });
    const send = () =>
      opened.user.click(within(dialog).getByRole('button', { name: 'Send appeal' }));
    return { ...opened, dialog, send, field: within(dialog).getByRole('textbox') };
  };

  it('are appealed once, which the decision then says', async () => {
    const api = reading().on(appeal, () => ({
      ...appealed('OPEN', null),
      id: ownDecisionFixture.id,
    }));
    const { user, dialog, send, field } = await openDialog(api);
    await expect(dialog).toHaveNoAxeViolations();
    await user.type(field, '  It was satire. ');
    await send();
    expect(await screen.findByText(/Appeal sent\. You’ll be notified/)).toBeVisible();
    expect(api.received(appeal)).toEqual([
      { body: { decisionId: ownDecisionFixture.id, text: 'It was satire.' } },
    ]);
    expect(dialog).not.toBeInTheDocument();
    expect((await card()).getByText(/You’ve appealed\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Appeal decision' })).not.toBeInTheDocument();
  });

  it('aren’t appealed without a reason or with one that is too long', async () => {
    const api = reading().on(appeal, () => ownDecisionFixture);
    const { user, send, field, dialog } = await openDialog(api);
    await send();
    expect(field).toHaveAccessibleDescription('Say why it should be reversed.');
    await expect(dialog).toHaveNoAxeViolations();
    await user.click(field);
    await user.paste('a'.repeat(textLimits.appeal + 1));
    await send();
    expect(field).toHaveAccessibleDescription(/1 character over the limit/);
    expect(api.received(appeal)).toEqual([]);
  });

  it('stay open to an appeal that couldn’t be sent, with its text', async () => {
    const api = reading().on(appeal, () => {
      throw refuse(moderationErrors.TOO_LATE_TO_APPEAL);
    });
    const { user, send, field } = await openDialog(api);
    await user.type(field, 'It was satire.');
    await send();
    expect(
      await screen.findByText(/Your appeal wasn’t sent\. The 30 days to appeal have passed\./),
    ).toBeVisible();
    expect(field).toHaveValue('It was satire.');
  });
});
