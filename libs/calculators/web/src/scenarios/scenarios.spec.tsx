import { screen, waitFor, within } from '@testing-library/react';
import {
  calculatorsErrors,
  deleteScenario,
  editScenario,
  listScenarios,
  saveScenario,
  scenariosEvent,
  type Scenario,
} from '@upround/calculators/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { aUser, fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { ScenarioPopover } from './scenario-popover';

const scenario = (name: string, state: string): Scenario => ({
  id: `018bcfe5-6800-7000-8000-${name.length.toString(16).padStart(12, '0')}`,
  calculator: 'VALUATION',
  name,
  state,
  createdAt: '2026-11-20T09:30:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
});
const cautious = scenario('Cautious', '1.a');
const bold = scenario('Bold round', '1.b');

const popover = (coded = '1.now') => (
  <ScenarioPopover
    calculator="VALUATION"
    coded={coded}
    proposedName="Valuation, 26 Nov"
    summaryOf={(state) => `Worth ${state}`}
    figuresOf={(state) => [['Median', `Median of ${state}`]]}
    hrefOf={(state) => `/valuation-calculator?s=${state}`}
  />
);
const withList = (...list: Scenario[]) => fakeApi().on(listScenarios, () => ({ data: list }));
const open = async (api = fakeApi(), asMember = false) => {
  const rendered = renderScreen(popover(), { api, user: asMember ? aUser() : null });
  await rendered.user.click(await screen.findByRole('button', { name: 'Scenarios' }));
  return rendered;
};
const reopen = async ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('button', { name: 'Scenarios' }));

describe('scenarios of a guest', () => {
  beforeEach(() => localStorage.clear());

  it('are saved in this browser, opened, renamed and deleted', async () => {
    const rendered = await open();
    const { user, baseElement } = rendered;
    expect(screen.getByText(/Saved in this browser/)).toBeVisible();
    await expect(baseElement).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Save these numbers' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Valuation, 26 Nov');
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save scenario' }));
    expect(name).toHaveAccessibleDescription('Enter a name.');
    await user.type(name, 'Seed');
    await user.click(screen.getByRole('button', { name: 'Save scenario' }));
    await reopen(rendered);
    const link = await screen.findByRole('link', { name: /Seed/ });
    expect(link).toHaveTextContent('Worth 1.now');
    expect(link).toHaveAttribute('href', '/valuation-calculator?s=1.now');

    await user.click(screen.getByRole('button', { name: 'Rename “Seed”' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' round');
    await user.click(screen.getByRole('button', { name: 'Rename scenario' }));
    await reopen(rendered);
    await user.click(await screen.findByRole('button', { name: 'Delete “Seed round”' }));
    expect(screen.queryByRole('link', { name: /Seed/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(localStorage.getItem('upround-calculator-scenarios')).toContain('Seed round'),
    );
  });

  it('have a name once', async () => {
    localStorage.setItem('upround-calculator-scenarios', JSON.stringify([cautious, { broken: 1 }]));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Save these numbers' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'CAUTIOUS');
    await user.click(screen.getByRole('button', { name: 'Save scenario' }));
    expect(name).toHaveAccessibleDescription(/already have a scenario with this name/);
    await user.type(name, ' 2');
    await user.click(screen.getByRole('button', { name: 'Save scenario' }));
    // What only another version can read is still there.
    await waitFor(() => {
      const stored = localStorage.getItem('upround-calculator-scenarios');
      expect(stored).toContain('CAUTIOUS 2');
      expect(stored).toContain('"broken":1');
    });
  });
});

describe('scenarios of a member', () => {
  beforeEach(() => localStorage.clear());

  it('are compared side by side with what is open', async () => {
    const { user } = await open(withList(cautious, bold), true);
    await user.click(await screen.findByRole('checkbox', { name: 'Compare “Cautious”' }));
    await user.click(screen.getByRole('checkbox', { name: 'Compare “Bold round”' }));
    await user.click(screen.getByRole('button', { name: 'Compare 2 scenarios' }));
    const table = within(await screen.findByRole('dialog')).getByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Figure', 'Open now', 'Cautious', 'Bold round']);
    expect(within(table).getByRole('row', { name: /^Median/ })).toHaveTextContent(
      'MedianMedian of 1.nowMedian of 1.aMedian of 1.b',
    );
  });

  it('are saved to the account; a name that is taken and a full account are said', async () => {
    const api = withList()
      .on(saveScenario, () => {
        throw refuse(calculatorsErrors.SCENARIO_EXISTS);
      })
      .on(editScenario, () => cautious);
    const { user } = await open(api, true);
    await user.click(await screen.findByRole('button', { name: 'Save these numbers' }));
    await user.click(await screen.findByRole('button', { name: 'Save scenario' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveAccessibleDescription(/already have a scenario/));
    api.on(saveScenario, () => {
      throw refuse(calculatorsErrors.TOO_MANY_SCENARIOS);
    });
    await user.click(screen.getByRole('button', { name: 'Save scenario' }));
    expect(await screen.findByText(/You have 50 scenarios, the maximum/)).toBeVisible();
    expect(api.received(saveScenario)[0]?.body).toEqual({
      calculator: 'VALUATION',
      name: 'Valuation, 26 Nov',
      state: '1.now',
    });
  });

  it('get new numbers, and are read again when another tab changes them', async () => {
    const api = withList(cautious).on(editScenario, () => cautious);
    const { user, realtime } = await open(api, true);
    await user.click(
      await screen.findByRole('button', { name: 'Replace the numbers of “Cautious”' }),
    );
    await waitFor(() =>
      expect(api.received(editScenario)[0]).toMatchObject({ body: { state: '1.now' } }),
    );
    api.on(listScenarios, () => ({ data: [cautious, bold] }));
    await realtime.tell(scenariosEvent, {});
    expect(await screen.findByRole('link', { name: /Bold round/ })).toBeVisible();
  });

  it('move from this browser to the account', async () => {
    localStorage.setItem('upround-calculator-scenarios', JSON.stringify([cautious]));
    const api = withList().on(saveScenario, () => cautious);
    const { user } = await open(api, true);
    await user.click(
      await screen.findByRole('button', {
        name: 'Move one scenario from this browser to your account',
      }),
    );
    await waitFor(() => expect(api.received(saveScenario)).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem('upround-calculator-scenarios')).toBe('[]'));
  });

  it('move under another name where the account has one of that name', async () => {
    localStorage.setItem('upround-calculator-scenarios', JSON.stringify([cautious, bold]));
    const api = withList(cautious).on(saveScenario, ({ body }) => {
      if (body.name === cautious.name) throw refuse(calculatorsErrors.SCENARIO_EXISTS);
      return cautious;
    });
    const { user } = await open(api, true);
    await user.click(await screen.findByRole('button', { name: /^Move 2 scenarios/ }));
    await waitFor(() => expect(api.received(saveScenario)).toHaveLength(3));
    expect(api.received(saveScenario).map(({ body }) => body.name)).toEqual(
      expect.arrayContaining(['Cautious', 'Cautious (2)', 'Bold round']),
    );
    await waitFor(() => expect(localStorage.getItem('upround-calculator-scenarios')).toBe('[]'));
  });

  it('say why they can’t be read, and are deleted only if the server did', async () => {
    const api = fakeApi().on(listScenarios, () => {
      throw refuse(coreErrors.UNAVAILABLE);
    });
    const { user } = await open(api, true);
    expect(await screen.findByText(/Couldn’t load your scenarios/)).toBeVisible();
    api
      .on(listScenarios, () => ({ data: [cautious] }))
      .on(deleteScenario, () => {
        throw refuse(coreErrors.UNAVAILABLE);
      });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Delete “Cautious”' }));
    expect(await screen.findByText(/Couldn’t delete the scenario/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Cautious/ })).toBeVisible();
  });
});
