import type { Page } from '@playwright/test';
import { expect, expectFits, postArrives, test, textOf } from '../support/journey';

const composer = (page: Page) => page.getByRole('dialog', { name: 'Write a post' });
const score = (page: Page) => page.getByRole('region', { name: 'Your quiz score' });

test.describe('polls and quizzes', () => {
  test('are read by a guest, accessible in both themes, and fit a phone', async ({
    page,
    expectAccessibleInThemes,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/updates/quiz-poll?tab=quizzes');
    await expect(page.getByRole('heading', { level: 1, name: 'Polls and quizzes' })).toBeVisible();
    await expect(page.locator('[data-page="/updates/quiz-poll"]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Answer' }).first()).toBeVisible();
    await expectAccessibleInThemes();
    await expectFits(page);
  });

  test('one member writes a quiz; another answers it and sees the explanation and streak', async ({
    page,
    openAs,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin');
    await page.goto('/updates/quiz-poll');
    await page.getByRole('button', { name: 'Write a quiz' }).click();
    const question = `What is a third of ninety, asked at ${Date.now()}?`;
    await composer(page).getByRole('textbox', { name: 'Question' }).fill(question);
    await composer(page).getByRole('textbox', { name: 'Option 1' }).fill('Thirty');
    await composer(page).getByRole('textbox', { name: 'Option 2' }).fill('Forty-five');
    await composer(page).getByRole('radio', { name: 'Option 1 is correct' }).check();
    await composer(page).getByRole('textbox', { name: 'Explanation' }).fill('90 ÷ 3 = 30.');
    await expectAccessible();
    const posted = postArrives(page);
    await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
    await expect(composer(page)).toBeHidden();
    await posted;

    const other = await (await openAs('recruiter')).newPage();
    const quiz = other.getByRole('article').filter({ hasText: question });
    await other.goto('/updates/quiz-poll?tab=quizzes');
    await expect(quiz).toBeVisible();
    await expect(other.getByText('90 ÷ 3 = 30.')).toHaveCount(0);
    const before = /(\d+) of (\d+) quizzes/.exec(await textOf(score(other).getByRole('paragraph')));
    const [right, attempted] = (before ?? []).slice(1).map(Number);
    await quiz.getByRole('radio', { name: 'Thirty' }).check();
    await quiz.getByRole('button', { name: 'Answer' }).press('Enter');
    const result = quiz.getByRole('group', { name: 'Quiz result' });
    await expect(result).toBeFocused();
    await expect(result.getByText('Correct', { exact: true })).toBeVisible();
    await expect(result.getByText('90 ÷ 3 = 30.')).toBeVisible();
    await expect(score(other).getByRole('paragraph')).toHaveText(
      `${(right ?? 0) + 1} of ${(attempted ?? 0) + 1} quizzes answered correctly`,
    );
    await expectAccessible(other);

    await other.getByRole('link', { name: 'Answered', exact: true }).click();
    await expect(other).toHaveURL(/tab=answered$/);
    await expect(other.getByRole('article').first()).toContainText('90 ÷ 3 = 30.');
  });

  test('the answer of a guest is counted once they log in', async ({ page, newMember }) => {
    const { email, password } = await newMember('Farida Noor');
    await page.goto('/updates/quiz-poll?tab=quizzes');
    // By its words: the rows of a list come as they are wanted, so the first one may change.
    const quiz = page.getByRole('article').filter({ hasText: 'A quiz for the first round.' });
    await quiz.getByRole('radio', { name: '20%' }).check();
    await quiz.getByRole('button', { name: 'Answer' }).click();
    await expect(page).toHaveURL(/\/login\?next=%2Fupdates%2Fquiz-poll/);
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/updates\/quiz-poll\?tab=quizzes/);
    await page.getByRole('link', { name: 'Answered', exact: true }).click();
    await expect(quiz.getByRole('group', { name: 'Quiz result' })).toBeVisible();
  });
});
