import { screen, waitFor, within } from '@testing-library/react';
import {
  addToPipeline,
  editPipelineItem,
  listPipeline,
  pipelineEvent,
  trackerFixtures,
  trackersErrors,
  type PipelineItem,
} from '@upround/trackers/contract';
import { refuse } from '@upround/shared/testing';
import { setPhone, setWide } from '../components/tracker-test.fixtures';
import { harbour, kestrel, openPipeline, pipelineApi } from './pipeline-test.fixtures';

const column = (name: string) => screen.findByRole('region', { name });

async function moveBy(user: ReturnType<typeof openPipeline>['user'], name: string, to: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: to }));
}

beforeEach(setWide);
afterEach(() => jest.restoreAllMocks());

describe('the board', () => {
  it('has a column for each stage, with its funders', async () => {
    const { container } = openPipeline();
    const ready = within(await column('Ready, 1 funder'));
    expect(ready.getByRole('link', { name: harbour.name })).toBeVisible();
    expect(ready.getByText('Grant · Seed 2026')).toBeVisible();
    expect(await column('Term sheet, 0 funders')).toBeVisible();
    expect(within(await column('Passed, 1 funder')).getByText('Too early for them')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('moves a funder by its menu at once, and back by Undo', async () => {
    const { api } = pipelineApi();
    const proceed = (() => {
      let open = () => undefined as void;
      return { hold: () => (open = api.pause(editPipelineItem)), go: () => open() };
    })();
    const { user } = openPipeline(api);
    await column('Ready, 1 funder');
    proceed.hold();
    await moveBy(user, harbour.name, 'Meeting');
    expect(
      within(await column('Meeting, 1 funder')).getByRole('link', { name: harbour.name }),
    ).toBeVisible();
    proceed.go();
    await screen.findByText(`${harbour.name} moved to Meeting.`);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await column('Ready, 1 funder');
    await waitFor(() =>
      expect(api.received(editPipelineItem).map(({ body }) => body)).toEqual([
        { changes: { stage: 'MEETING' }, was: { stage: 'READY' } },
        { changes: { stage: 'READY' }, was: { stage: 'MEETING' } },
      ]),
    );
  });

  it('asks why before a funder is passed', async () => {
    const { api } = pipelineApi();
    const { user } = openPipeline(api);
    await column('Ready, 1 funder');
    await moveBy(user, harbour.name, 'Passed');
    const dialog = within(
      await screen.findByRole('dialog', { name: `Move ${harbour.name} to Passed?` }),
    );
    expect(api.received(editPipelineItem)).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Why did it end/ }), 'No reply');
    await user.click(dialog.getByRole('button', { name: 'Move to Passed' }));
    expect(within(await column('Passed, 2 funders')).getByText('No reply')).toBeVisible();
    expect(api.received(editPipelineItem)[0]?.body).toEqual({
      changes: { stage: 'PASSED', passReason: 'No reply' },
      was: { stage: 'READY', passReason: null },
    });
  });

  it('puts a funder back where a move fails, and says why', async () => {
    const { api } = pipelineApi();
    const { user } = openPipeline(api);
    await column('Ready, 1 funder');
    api.disconnect();
    await moveBy(user, harbour.name, 'Meeting');
    await screen.findByText(new RegExp(`Couldn’t move ${harbour.name}`));
    expect(
      within(await column('Ready, 1 funder')).getByRole('link', { name: harbour.name }),
    ).toBeVisible();
  });

  it('shows both stages where another tab moved the funder meanwhile, and lets the member choose', async () => {
    const { api, put } = pipelineApi();
    let isFirst = true;
    api.on(editPipelineItem, ({ body: { changes } }) => {
      if (isFirst) {
        isFirst = false;
        put({ ...harbour, stage: 'CONTACTED', reached: 'CONTACTED' });
        throw refuse(trackersErrors.CHANGED_MEANWHILE, { path: 'changes.stage' });
      }
      return put({ ...harbour, ...changes } as PipelineItem);
    });
    const { user } = openPipeline(api);
    await column('Ready, 1 funder');
    await moveBy(user, harbour.name, 'Meeting');
    const dialog = within(
      await screen.findByRole('dialog', { name: `${harbour.name} changed in another tab` }),
    );
    expect(dialog.getByText('Yours').nextElementSibling).toHaveTextContent('Meeting');
    expect(dialog.getByText('Saved').nextElementSibling).toHaveTextContent('Contacted');
    await user.click(dialog.getByRole('button', { name: 'Use mine' }));
    await column('Meeting, 1 funder');
    expect(api.received(editPipelineItem)[1]?.body).toEqual({
      changes: { stage: 'MEETING' },
      was: { stage: 'CONTACTED' },
    });
  });

  it('leaves out the round where all funders are of the same', async () => {
    openPipeline(pipelineApi([harbour]).api);
    const ready = within(await column('Ready, 1 funder'));
    expect(ready.getByText('Grant')).toBeVisible();
    expect(ready.queryByText(/Seed 2026/)).not.toBeInTheDocument();
  });

  it('is one column with tabs on phones', async () => {
    setPhone();
    const { user, address } = openPipeline();
    const tabs = within(await screen.findByRole('navigation', { name: 'Stages' }));
    // That of the next step.
    expect(tabs.getByRole('link', { name: 'Contacted 1' })).toHaveAttribute('aria-current', 'page');
    await user.click(tabs.getByRole('link', { name: 'Ready 1' }));
    expect(address()).toContain('stage=READY');
    expect(await screen.findByRole('list', { name: 'Ready, 1 funder' })).toBeVisible();
    expect(screen.getByRole('heading', { name: harbour.name })).toBeVisible();
  });
});

describe('what is next', () => {
  it('begins with what is overdue', async () => {
    openPipeline();
    const next = within(await screen.findByRole('region', { name: /^Next up/ }));
    const names = next.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual([
      expect.stringMatching(/^Call Ravi, Overdue, .*, Kestrel Partners$/),
      `Send the application, Tomorrow, ${harbour.name}`,
    ]);
  });
});

describe('the filters', () => {
  it('leave overdue funders, or those of a type, and can be cleared', async () => {
    const { user, address } = openPipeline();
    await column('Ready, 1 funder');
    await user.click(screen.getByRole('button', { name: 'Overdue (1)', pressed: false }));
    await column('Ready, 0 funders');
    expect(screen.getByRole('heading', { name: kestrel.name })).toBeVisible();
    expect(screen.getByText('1 of 3 funders')).toBeVisible();
    expect(address()).toContain('due=overdue');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Grants');
    expect(await screen.findByText('No funders match these filters')).toBeVisible();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear) await user.click(clear);
    await column('Ready, 1 funder');
  });

  it('leave the funders of a round', async () => {
    const { user } = openPipeline();
    await column('Ready, 1 funder');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Round' }), 'Bridge 2026');
    await column('Contacted, 1 funder');
    await column('Ready, 0 funders');
  });
});

describe('the filters on phones', () => {
  it('are behind one button, with the order of the table', async () => {
    setPhone();
    const { user, address } = openPipeline(undefined, '&layout=table');
    await screen.findByRole('table', { name: 'Your pipeline' });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Sort by' }), 'Next step');
    await user.click(sheet.getByRole('checkbox', { name: 'Overdue' }));
    expect(address()).toContain('sort=next');
    expect(address()).toContain('due=overdue');
    await user.click(sheet.getByRole('button', { name: 'Show 1 funder' }));
    expect(await screen.findByRole('button', { name: 'Filters, 1 on' })).toBeVisible();
    expect(screen.getByText('1 of 3 funders')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: harbour.name })).not.toBeInTheDocument();
  });
});

describe('the table', () => {
  it('is sorted by the heading that is pressed, and the other way round when pressed again', async () => {
    const { user, address, container } = openPipeline(undefined, '&layout=table');
    const table = within(await screen.findByRole('table', { name: 'Your pipeline' }));
    const names = () =>
      table
        .getAllByRole('row')
        .flatMap((row) => within(row).queryAllByRole('link')[0]?.textContent ?? []);
    expect(names()).toEqual([harbour.name, kestrel.name, 'Northwind Capital']);
    await user.click(table.getByRole('button', { name: 'Next step' }));
    expect(names()).toEqual([kestrel.name, harbour.name, 'Northwind Capital']);
    expect(table.getByRole('columnheader', { name: 'Next step' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await user.click(table.getByRole('button', { name: 'Next step' }));
    expect(names()).toEqual([harbour.name, kestrel.name, 'Northwind Capital']);
    expect(address()).toContain('order=desc');
    await expect(container).toHaveNoAxeViolations();
  });

  it('draws only some rows of a thousand', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({
      ...kestrel,
      id: `many-${index}`,
      name: `Funder ${index}`,
    }));
    openPipeline(pipelineApi(many).api, '&layout=table');
    const table = await screen.findByRole('table', { name: 'Your pipeline' });
    expect(table).toHaveAttribute('aria-rowcount', '1001');
    expect(within(table).queryAllByRole('row').length).toBeLessThan(100);
    expect(screen.getByText('1,000 funders')).toBeVisible();
  });
});

describe('the funnel', () => {
  it('says how many reached each stage, in a chart and in figures', async () => {
    const { container } = openPipeline(undefined, '&layout=funnel');
    expect(
      await screen.findByRole('img', {
        name: 'Funnel: Researching 3, Ready 3, Contacted 2, Meeting 1, Due diligence 0, Term sheet 0.',
      }),
    ).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Funders that reached each stage' }));
    expect(table.getByRole('row', { name: /^Contacted/ })).toHaveTextContent('Contacted267%67%');
    expect(screen.getByText('1 passed.')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });
});

describe('the states of the pipeline', () => {
  it('says what will be here, and adds a first funder from the lists', async () => {
    const { api } = pipelineApi([]);
    const { user, container } = openPipeline(api);
    expect(await screen.findByRole('heading', { name: 'No funders yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See funders' })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    const [fund] = trackerFixtures;
    await user.click(
      await screen.findByRole('button', { name: `Add ${fund.name} to your pipeline` }),
    );
    await column('Ready, 1 funder');
    expect(api.received(addToPipeline)[0]?.body).toEqual({ recordId: fund.id });
  });

  it('says why it couldn’t be loaded, and tries again', async () => {
    const { api } = pipelineApi();
    api.disconnect();
    const { user } = openPipeline(api);
    const error = within(await screen.findByRole('alert'));
    expect(error.getByText('Couldn’t load your pipeline')).toBeVisible();
    api.disconnect(false);
    await user.click(error.getByRole('button', { name: 'Try again' }));
    await column('Ready, 1 funder');
  });

  it('is read again when another tab has changed it', async () => {
    const { api, put } = pipelineApi();
    const { realtime } = openPipeline(api);
    await column('Ready, 1 funder');
    put({ ...harbour, stage: 'TERM_SHEET' });
    await realtime.tell(pipelineEvent, {});
    await column('Term sheet, 1 funder');
    expect(api.received(listPipeline).length).toBeGreaterThan(1);
  });
});
