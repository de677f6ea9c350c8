import { screen, waitFor, within } from '@testing-library/react';
import {
  matchMentors,
  mentorCountsFixture,
  mentorMatchFixtures,
  type MentorMatches,
} from '@upround/mentor/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links, routes } from '@upround/shared/links';
import { fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { FunnelScreen } from './funnel-screen';

const [found, none] = mentorMatchFixtures;

const matching = (total: number): MentorMatches => ({ ...found, total });

/** Nine mentors at first, seven for seed companies, one of them for sales. */
const anApi = () =>
  fakeApi().on(matchMentors, ({ query }) =>
    matching(query.need !== undefined ? 1 : query.stage !== undefined ? 7 : 9),
  );

const open = (answers: Record<string, string> = {}, api = anApi()) =>
  renderScreen(<FunnelScreen />, {
    path: links.mentorFunnel(answers),
    pattern: routes.mentorFunnel,
    api,
  });

const question = (name: string) => screen.findByRole('heading', { name, level: 2 });
const STAGE = 'What stage is your company at?';
const NEED = 'What do you need help with?';

const announced = async (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text),
  );

beforeEach(() => localStorage.setItem('upround-session-zone', JSON.stringify('Europe/London')));

afterEach(() => localStorage.clear());

describe('the guided choice', () => {
  it('narrows by each answer, and announces how many remain', async () => {
    const { user, address, api, container } = open();
    expect(await question(STAGE)).toBeVisible();
    await announced('9 mentors match');
    expect(screen.getByRole('radio', { name: 'Seed' })).toHaveAccessibleDescription(/7 mentors$/);
    expect(screen.getByRole('radio', { name: 'Growth' })).toHaveAccessibleDescription(
      /No mentors$/,
    );
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('radio', { name: 'Seed' }));
    await announced('7 mentors match');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await question(NEED)).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Sales' }));
    await announced('1 mentor matches');
    expect(address()).toBe(links.mentorFunnel({ stage: 'SEED', need: 'SALES', step: 'need' }));
    expect(api.received(matchMentors).at(-1)?.query).toEqual({ stage: 'SEED', need: 'SALES' });
  });

  it('goes back and forward through the questions, with their answers', async () => {
    const { user, go } = open();
    await user.click(await screen.findByRole('radio', { name: 'Seed' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await question(NEED);
    await go(-1);
    await question(STAGE);
    expect(screen.getByRole('radio', { name: 'Seed' })).toBeChecked();
    await go(1);
    expect(await question(NEED)).toBeVisible();
  });

  it('goes on without an answer, and changes any answer later', async () => {
    const { user, address } = open({ stage: 'SEED', step: 'need' });
    const steps = within(await screen.findByRole('navigation', { name: 'Your answers' }));
    expect(steps.getByRole('link', { name: 'Topic –' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await question('Which language do you want to speak?')).toBeVisible();
    expect(steps.getByRole('link', { name: 'Topic Any' })).toBeVisible();
    await user.click(steps.getByRole('link', { name: 'Stage Seed' }));
    await user.click(await screen.findByRole('button', { name: 'Clear answer' }));
    expect(address()).toBe(links.mentorFunnel({ step: 'stage' }));
    expect(screen.getByRole('radio', { name: 'Seed' })).not.toBeChecked();
  });

  it('ranks the mentors with the reasons, and leads to booking them', async () => {
    const { container } = open({ stage: 'SEED', need: 'SALES', budget: '0', step: 'result' });
    const list = within(await screen.findByRole('list', { name: 'Matching mentors' }));
    const reasons = within(list.getByRole('list', { name: 'Why Sunita Rao' }));
    expect(reasons.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Works with seed companies',
      'Strongest in sales',
      'Has a free session',
      expect.stringMatching(/^Available on Wed, 10 March.*4:30.*am \(GMT(\+0)?\)$/),
    ]);
    expect(list.getByRole('link', { name: 'Book Sunita Rao' })).toHaveAttribute(
      'href',
      links.bookMentor({ mentor: 'sunita-rao' }),
    );
    expect(list.getByRole('link', { name: 'See profile of Sunita Rao' })).toHaveAttribute(
      'href',
      links.mentor('sunita-rao'),
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('leads to all of them in the directory where there are more than are listed', async () => {
    open(
      { stage: 'SEED', budget: '50000', step: 'result' },
      fakeApi().on(matchMentors, () => matching(23)),
    );
    expect(await screen.findByText(/^These are the best 1 of 23/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See them all in the directory' })).toHaveAttribute(
      'href',
      '/mentor?stage=SEED&maxPrice=50000',
    );
  });

  it('says which answer to open up where no one matches, and how many that leaves', async () => {
    const api = fakeApi().on(matchMentors, ({ query }) =>
      query.language === undefined ? matching(2) : none,
    );
    const { user, address, container } = open(
      { need: 'SALES', language: 'hi', step: 'result' },
      api,
    );
    expect(await screen.findByText('No mentor matches all your answers')).toBeVisible();
    expect(await screen.findByText('2 mentors match in any language')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('link', { name: 'Any language 2 mentors' }));
    expect(address()).toBe(links.mentorFunnel({ need: 'SALES', step: 'result' }));
    expect(await screen.findByText('2 mentors match your answers')).toBeVisible();
  });

  it('keeps the answers where looking fails', async () => {
    const api = fakeApi().on(matchMentors, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ stage: 'SEED', step: 'stage' }, api);
    expect(await screen.findByText('Couldn’t look for mentors')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Seed' })).toBeChecked();
    api.on(matchMentors, () => ({ ...found, counts: mentorCountsFixture }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await announced('1 mentor matches');
  });

  it('ignores answers that aren’t any', async () => {
    const { api } = open({ stage: 'NOWHERE', budget: '', when: 'THIS_WEEK' });
    await question(STAGE);
    await waitFor(() =>
      expect(api.received(matchMentors)[0]?.query).toEqual({ when: 'THIS_WEEK' }),
    );
  });
});
