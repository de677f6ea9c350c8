import { screen, waitFor, within } from '@testing-library/react';
import {
  caseFixture,
  decideCase,
  decisionFixture,
  listCases,
  moderationErrors,
  undoDecision,
} from '@upround/moderation/contract';
import { textLimits } from '@upround/shared/domain';
import { refuse, segment } from '@upround/shared/testing';
import { caseApi, openCase, openQueue, queueApi, someCases } from './queue-test.fixtures';

const form = async () => within(await screen.findByRole('form', { name: 'Your decision' }));
const action = async (name: RegExp) => (await form()).getByRole('radio', { name });
const rule = async () => (await form()).findByRole('combobox', { name: 'Which rule was broken?' });
const reason = async (name = 'Reason for the author') =>
  (await form()).getByRole('textbox', { name });
const decide = async () => (await form()).getByRole('button', { name: 'Decide case' });
const deciding = () =>
  caseApi().on(decideCase, ({ body }) => ({ ...decisionFixture, action: body.action }));
type User = ReturnType<typeof openCase>['user'];

/** Fills in a decision to hide. */
async function fill(user: User) {
  await user.click(await action(/Hide it/));
  await user.selectOptions(await rule(), 'Rule 3: Lies that cost people money');
  await user.click(await reason());
  await user.paste(' No one can promise that. ');
}

describe('O12: a decision', () => {
  it('has an action, a rule and a reason, and can be undone', async () => {
    const api = deciding().on(undoDecision, () => caseFixture);
    const { user, container } = openCase(api);
    await fill(user);
    await expect(container).toHaveNoAxeViolations();
    await user.click(await decide());
    expect(await screen.findByText('Case decided: Hidden.')).toBeVisible();
    expect(api.received(decideCase)).toEqual([
      {
        params: { id: caseFixture.id },
        body: { action: 'HIDE', rule: 'FRAUD', reason: 'No one can promise that.' },
      },
    ]);
    const reads = api.received(listCases).length;
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/Decision undone\. The case is open again\./)).toBeVisible();
    expect(api.received(undoDecision)).toEqual([{ params: { id: decisionFixture.id } }]);
    await waitFor(() => expect(api.received(listCases).length).toBeGreaterThan(reads));
  });

  it('that no one can undo any more says so', async () => {
    const api = deciding().on(undoDecision, () => {
      throw refuse(moderationErrors.TOO_LATE_TO_UNDO);
    });
    const { user } = openCase(api);
    await fill(user);
    await user.click(await decide());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText(/The decision wasn’t undone\. It’s too late to undo this\./),
    ).toBeVisible();
  });

  it('takes the case out of the queue and opens the next one, which has the focus', async () => {
    const [first, second] = someCases;
    const api = queueApi().on(decideCase, () => {
      api.on(listCases, () => segment(someCases.slice(1)));
      return { ...decisionFixture, caseId: first!.id };
    });
    const { user, address } = openQueue(api, `&case=${first!.id}`);
    await fill(user);
    await user.click(await decide());
    await waitFor(() => expect(address()).toContain(`case=${second!.id}`));
    const list = await screen.findByRole('list', { name: 'Open cases' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('heading', { name: /’s post$/ })).toHaveFocus());
    // What was written about the first case isn’t about the second.
    expect(await reason()).toHaveValue('');
  });

  it('needs an action and a reason', async () => {
    const api = deciding();
    const { user, container } = openCase(api);
    await user.click(await decide());
    expect((await form()).getByRole('group', { name: 'Action' })).toHaveAccessibleDescription(
      'Choose an action.',
    );
    expect(await reason()).toHaveAccessibleDescription('Give a reason.');
    await expect(container).toHaveNoAxeViolations();
    await user.click(await action(/Remove it/));
    await user.click(await decide());
    expect(await rule()).toHaveAccessibleDescription('Choose the rule.');
    await user.selectOptions(await rule(), 'Rule 4: Spam');
    await user.click(await reason());
    await user.paste('a'.repeat(textLimits.decisionReason + 2));
    await user.click(await decide());
    expect(await reason()).toHaveAccessibleDescription(/2 characters over the limit/);
    expect(api.received(decideCase)).toEqual([]);
  });

  it('to limit an account needs whole days up to a year', async () => {
    const api = deciding();
    const { user } = openCase(api);
    await fill(user);
    await user.click(await action(/read-only/));
    const field = (await form()).getByRole('textbox', { name: 'For how many days?' });
    for (const days of [' ', '0', '1.5', '366', 'a week']) {
      await user.clear(field);
      await user.type(field, days);
      await user.click(await decide());
      expect(field).toHaveAccessibleDescription('Enter a number from 1 to 365.');
    }
    expect(api.received(decideCase)).toEqual([]);
    await user.clear(field);
    await user.type(field, '365');
    await user.click(await decide());
    expect(await screen.findByText('Case decided: Read-only.')).toBeVisible();
    expect(api.received(decideCase)[0]?.body).toMatchObject({ action: 'RESTRICT', days: 365 });
  });

  it('that nothing is wrong names no rule, and its reason is for moderators', async () => {
    const api = deciding();
    const { user } = openCase(api);
    // Until then it’s written for the author.
    expect(await reason()).toHaveAccessibleDescription(/The author will see this\./);
    await fill(user);
    await user.click(await action(/No breach/));
    expect((await form()).queryByRole('combobox')).not.toBeInTheDocument();
    expect(await reason('Reason for other moderators')).toHaveValue(' No one can promise that. ');
    await user.click(await decide());
    expect(await screen.findByText('Case decided: No breach.')).toBeVisible();
    expect(api.received(decideCase)[0]?.body).toEqual({
      action: 'NOTHING',
      reason: 'No one can promise that.',
    });
  });

  it('that another moderator made first is told, and the text stays', async () => {
    const api = caseApi().on(decideCase, () => {
      throw refuse(moderationErrors.CASE_DECIDED);
    });
    const { user } = openCase(api);
    await fill(user);
    await user.click(await decide());
    expect(
      await screen.findByText(
        /Couldn’t save your decision\. Someone has already decided this case\./,
      ),
    ).toBeVisible();
    expect(await reason()).toHaveValue(' No one can promise that. ');
    expect(await rule()).toHaveValue('FRAUD');
  });

  it('is sent once', async () => {
    const api = deciding();
    const answer = api.pause(decideCase);
    const { user } = openCase(api);
    await fill(user);
    await user.click(await decide());
    await user.click(await decide());
    answer();
    expect(await screen.findByText('Case decided: Hidden.')).toBeVisible();
    expect(api.received(decideCase)).toHaveLength(1);
  });
});

describe('O12: the keys 1 to 6', () => {
  it('choose an action and lead into the form', async () => {
    const api = deciding();
    const { user } = openCase(api);
    await form();
    await user.keyboard('3');
    expect(await action(/^3\. Hide it/)).toBeChecked();
    expect(await action(/^3\. Hide it/)).toHaveFocus();
    await user.tab();
    expect(await rule()).toHaveFocus();
    await user.selectOptions(await rule(), 'SPAM');
    await user.tab();
    // Digits in a text are text.
    await user.keyboard('Only 6 words.');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Case decided: Hidden.')).toBeVisible();
    expect(api.received(decideCase)[0]?.body).toEqual({
      action: 'HIDE',
      rule: 'SPAM',
      reason: 'Only 6 words.',
    });
  });

  it('count only what can be done', async () => {
    const { user } = openCase(caseApi({ actions: ['NOTHING', 'SUSPEND'] }));
    await form();
    await user.keyboard('2');
    expect(await action(/^2\. Suspend the account/)).toBeChecked();
    await user.keyboard('3');
    expect(await action(/^2\. Suspend the account/)).toBeChecked();
  });
});
