import { screen, within } from '@testing-library/react';
import {
  caseDetailFixture,
  caseFixture,
  decideAppeal,
  moderationErrors,
  type PastDecision,
} from '@upround/moderation/contract';
import { textLimits } from '@upround/shared/domain';
import { refuse } from '@upround/shared/testing';
import { caseApi, openCase } from './queue-test.fixtures';

const decision: PastDecision = {
  ...caseDetailFixture.history[0]!,
  action: 'HIDE',
  reason: 'You promise a return.',
};
const appealApi = () =>
  caseApi({ kind: 'APPEAL', categories: [], appeal: { text: 'It was satire.', decision } });
const answering = () =>
  appealApi().on(decideAppeal, ({ body, params }) => ({
    caseId: params.id,
    isReversed: body.isReversed,
  }));

const form = async () => within(await screen.findByRole('form', { name: 'Your answer' }));
const choice = async (name: RegExp) => (await form()).getByRole('radio', { name });
const reason = async () => (await form()).getByRole('textbox', { name: 'Reason for the author' });
const send = async () => (await form()).getByRole('button', { name: 'Answer appeal' });

describe('O12: an appeal', () => {
  it('comes with the decision and who made it, in place of the form to decide', async () => {
    const { container } = openCase(appealApi());
    await form();
    expect((await screen.findByRole('article')).textContent).toMatch(
      /The appealIt was satire\.The decisionHidden · by Mira DasYou promise a return\./,
    );
    expect(screen.queryByRole('form', { name: 'Your decision' })).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it.each([
    [/Uphold/, false, 'Decision upheld.'],
    [/Reverse/, true, 'Decision reversed.'],
  ])('is answered: %p', async (name, isReversed, said) => {
    const api = answering();
    const { user } = openCase(api);
    await user.click(await choice(name));
    await user.type(await reason(), ' I read it again. ');
    await user.click(await send());
    expect(await screen.findByText(said)).toBeVisible();
    expect(api.received(decideAppeal)).toEqual([
      { params: { id: caseFixture.id }, body: { isReversed, reason: 'I read it again.' } },
    ]);
    // An answer is final.
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('isn’t answered without a choice and a reason', async () => {
    const api = answering();
    const { user, container } = openCase(api);
    await user.click(await send());
    expect((await form()).getByRole('group', { name: 'Answer' })).toHaveAccessibleDescription(
      'Choose an answer.',
    );
    expect(await reason()).toHaveAccessibleDescription('Give a reason.');
    await expect(container).toHaveNoAxeViolations();
    await user.click(await choice(/Uphold/));
    await user.click(await reason());
    await user.paste('a'.repeat(textLimits.decisionReason + 1));
    await user.click(await send());
    expect(await reason()).toHaveAccessibleDescription(/1 character over the limit/);
    expect(api.received(decideAppeal)).toEqual([]);
  });

  it('that another moderator answered first is told, and the text stays', async () => {
    const api = appealApi().on(decideAppeal, () => {
      throw refuse(moderationErrors.CASE_DECIDED);
    });
    const { user } = openCase(api);
    await user.click(await choice(/Reverse/));
    await user.type(await reason(), 'I read it again.');
    await user.click(await send());
    expect(
      await screen.findByText(/The appeal wasn’t answered\. Someone has already decided this case/),
    ).toBeVisible();
    expect(await reason()).toHaveValue('I read it again.');
    expect(await choice(/Reverse/)).toBeChecked();
  });
});
