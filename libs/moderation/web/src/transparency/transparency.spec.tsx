import { screen, within } from '@testing-library/react';
import { readTransparency, transparencyFixture } from '@upround/moderation/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { Transparency } from './transparency';

const reading = (figures: Partial<typeof transparencyFixture> = {}) =>
  fakeApi().on(readTransparency, () => ({ ...transparencyFixture, ...figures }));
const open = (api = reading()) => renderScreen(<Transparency />, { api });
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
const figure = async (name: string) =>
  (await screen.findByText(name)).parentElement?.querySelector('dd')?.textContent;

describe('O12: the figures of moderation', () => {
  it('count reports, decisions, rules and appeals, for guests too', async () => {
    const { container } = open();
    expect(await figure('Reports received')).toBe('24');
    expect(await figure('Cases open now')).toBe('3');
    expect(await figure('Median time to a decision')).toBe('95 minutes');
    expect(await rowsOf('What moderators decided')).toEqual([
      'DecisionCount',
      'Hidden6',
      'No breach11',
      'Author warned4',
    ]);
    expect(await rowsOf('Which rules were broken')).toEqual([
      'RuleCount',
      'Rule 3: Lies that cost people money2',
      'Rule 4: Spam8',
    ]);
    expect(await rowsOf('Appeals')).toEqual([
      'OutcomeCount',
      'Waiting for an answer1',
      'Declined2',
      'Successful1',
    ]);
    expect(screen.getByRole('rowheader', { name: 'No breach' })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it.each([
    [null, '–'],
    [1, '1 minute'],
    [119, '119 minutes'],
    [150, '3 hours'],
    [2_880, '2 days'],
  ])('a median of %p minutes is %p', async (medianMinutes, said) => {
    open(reading({ medianMinutes }));
    expect(await figure('Median time to a decision')).toBe(said);
  });

  it('have no table of decisions where nothing was decided', async () => {
    const { container } = open(reading({ reports: 0, open: 0, actions: [], rules: [] }));
    expect(await figure('Reports received')).toBe('0');
    expect(screen.getAllByRole('table')).toHaveLength(1);
    await expect(container).toHaveNoAxeViolations();
  });

  it('have their place while they load', async () => {
    const api = reading();
    const answer = api.pause(readTransparency);
    open(api);
    expect(await screen.findByText('Loading the figures')).toBeInTheDocument();
    answer();
    expect(await screen.findByText('Reports received')).toBeVisible();
  });

  it('say why they couldn’t be loaded, and are loaded again', async () => {
    const api = reading().on(readTransparency, () => {
      throw refuse(coreErrors.RATE_LIMITED);
    });
    const { user, container } = open(api);
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the figures');
    await expect(container).toHaveNoAxeViolations();
    api.on(readTransparency, () => transparencyFixture);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Reports received')).toBeVisible();
  });
});
