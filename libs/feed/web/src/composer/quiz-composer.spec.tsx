import { screen, waitFor, within } from '@testing-library/react';
import { createPost, postErrors } from '@upround/feed/contract';
import { aUser, refuse, renderScreen } from '@upround/shared/testing';
import { draftsOf, storeDraftsIn, memoryStore } from './drafts/draft-store';
import { composerApi, ComposerPage } from './composer-test.fixtures';

const me = aUser();

beforeEach(() => {
  localStorage.clear();
  storeDraftsIn(memoryStore());
});

async function openQuiz(api = composerApi()) {
  const page = renderScreen(<ComposerPage />, { api, user: me, pattern: '/' });
  await page.user.click(screen.getByRole('button', { name: 'What are you working on?' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(dialog.getByRole('radio', { name: 'Quiz' }));
  return { ...page, dialog };
}

async function writeQuiz({ user, dialog }: Awaited<ReturnType<typeof openQuiz>>) {
  await user.type(dialog.getByRole('textbox', { name: 'Question' }), 'What do they own?');
  await user.type(dialog.getByRole('textbox', { name: 'Option 1' }), '25 %{Enter}20 %{Enter}16 %');
}

describe('a quiz in the composer', () => {
  it('is posted with what is right, why, and without an end', async () => {
    const page = await openQuiz();
    const { user, dialog, api, baseElement } = page;
    await writeQuiz(page);
    await user.click(dialog.getByRole('radio', { name: 'Option 2 is correct' }));
    await user.type(dialog.getByRole('textbox', { name: 'Explanation' }), '2 ÷ 10 = 20 %.');
    await expect(baseElement).toHaveNoAxeViolations();
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(api.received(createPost)).toHaveLength(1));
    expect(api.received(createPost)[0]?.body).toEqual({
      type: 'POST',
      text: 'What do they own?',
      quiz: {
        multiple: false,
        options: [
          { text: '25 %', right: false },
          { text: '20 %', right: true },
          { text: '16 %', right: false },
        ],
        explanation: '2 ÷ 10 = 20 %.',
      },
    });
  });

  it('takes several right options, and an end', async () => {
    const page = await openQuiz();
    const { user, dialog, api } = page;
    await writeQuiz(page);
    await user.click(dialog.getByRole('checkbox', { name: 'More than one correct answer' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Option 1 is correct' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Option 3 is correct' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Closes in' }), '1 week');
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(api.received(createPost)).toHaveLength(1));
    const { quiz } = api.received(createPost)[0]?.body ?? {};
    expect(quiz?.options.map(({ right }) => right)).toEqual([true, false, true]);
    const days = (new Date(quiz?.endsAt ?? '').getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
  });

  it('shows an error at the options when no correct answer is selected', async () => {
    const page = await openQuiz();
    const { user, dialog, api } = page;
    await writeQuiz(page);
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    expect(dialog.getByText('Choose which option is correct.')).toBeVisible();
    expect(api.received(createPost)).toHaveLength(0);
    await user.click(dialog.getByRole('radio', { name: 'Option 1 is correct' }));
    expect(dialog.queryByText('Choose which option is correct.')).not.toBeInTheDocument();
  });

  it('moves its marks with its options, by keyboard', async () => {
    const page = await openQuiz();
    const { user, dialog } = page;
    await writeQuiz(page);
    await user.click(dialog.getByRole('radio', { name: 'Option 3 is correct' }));
    await user.click(dialog.getByRole('textbox', { name: 'Option 3' }));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(dialog.getByRole('textbox', { name: 'Option 2' })).toHaveFocus();
    expect(dialog.getByRole('radio', { name: 'Option 2 is correct' })).toBeChecked();
  });

  it('R8: that was refused opens with the refusal at its options', async () => {
    const api = composerApi(() => {
      throw refuse(postErrors.QUIZ_RIGHT_OPTION, { path: 'quiz.options' });
    });
    const page = await openQuiz(api);
    const { user, dialog } = page;
    await writeQuiz(page);
    await user.click(dialog.getByRole('radio', { name: 'Option 1 is correct' }));
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const again = within(await screen.findByRole('dialog'));
    expect(await again.findByText(postErrors.QUIZ_RIGHT_OPTION.sentence)).toBeVisible();
    expect(again.getByRole('radio', { name: 'Option 1 is correct' })).toBeChecked();
  });

  it('is saved as a quiz draft', async () => {
    const page = await openQuiz();
    await writeQuiz(page);
    await page.user.click(page.dialog.getByRole('radio', { name: 'Option 2 is correct' }));
    await page.user.keyboard('{Escape}');
    await waitFor(async () => {
      const [kept] = await draftsOf(me.id).list();
      expect([kept?.mode, kept?.quiz.options.map(({ right }) => right)]).toEqual([
        'quiz',
        [false, true, false],
      ]);
    });
  });
});
