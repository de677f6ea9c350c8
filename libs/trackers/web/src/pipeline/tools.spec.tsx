import { screen, waitFor, within } from '@testing-library/react';
import {
  addToPipeline,
  createTrackerCalendar,
  deleteTrackerCalendar,
  importPipeline,
  readTrackerCalendar,
  trackersErrors,
} from '@upround/trackers/contract';
import { refuse, watchSavedFiles, type FakeApi } from '@upround/shared/testing';
import { setWide } from '../components/tracker-test.fixtures';
import { harbour, inDays, openPipeline, pipelineApi } from './pipeline-test.fixtures';

type User = ReturnType<typeof openPipeline>['user'];

async function openTool(user: User, name: string) {
  await screen.findByRole('region', { name: 'Ready, 1 funder' });
  await user.click(screen.getByRole('button', { name: 'More for your pipeline' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(setWide);
afterEach(() => jest.restoreAllMocks());

describe('adding a funder by name', () => {
  const add = async (api: FakeApi, name: string) => {
    const page = openPipeline(api);
    await screen.findByRole('region', { name: 'Ready, 1 funder' });
    await page.user.click(screen.getByRole('button', { name: 'Add funder' }));
    const form = await dialog('Add a funder');
    if (name !== '') await page.user.type(form.getByRole('textbox', { name: 'Name' }), name);
    await page.user.click(form.getByRole('button', { name: 'Add funder' }));
    return { ...page, form };
  };

  it('opens the funder that was added', async () => {
    const { api } = pipelineApi();
    const { address } = await add(api, 'Osprey Capital');
    const pane = within(await screen.findByRole('region', { name: 'Funder in your pipeline' }));
    expect(pane.getByRole('heading', { name: 'Osprey Capital' })).toBeVisible();
    expect(address()).toContain('item=new-3');
    expect(api.received(addToPipeline)[0]?.body).toEqual({
      name: 'Osprey Capital',
      stage: 'RESEARCHING',
    });
  });

  it('needs a name', async () => {
    const { api } = pipelineApi();
    const { form } = await add(api, '');
    expect(await form.findByText('Enter a name.')).toBeVisible();
    expect(api.received(addToPipeline)).toEqual([]);
  });

  it('says why a funder couldn’t be added, and keeps what was typed', async () => {
    const { api } = pipelineApi();
    api.on(addToPipeline, () => {
      throw refuse(trackersErrors.IN_PIPELINE);
    });
    const { form } = await add(api, 'Kestrel Partners');
    expect(
      await form.findByText('Not added. This funder is already in your pipeline.'),
    ).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Kestrel Partners');
  });
});

describe('files', () => {
  it('exports the pipeline in the columns that an import reads', async () => {
    const files = watchSavedFiles();
    const { user } = openPipeline();
    await openTool(user, 'Export CSV');
    await screen.findByText('3 funders exported.');
    const [heading, ...rows] = (await (files[0]?.file.text() ?? '')).split('\r\n');
    expect(heading).toBe(
      'Name,Website,Stage,Rating,Notes,Next step,Next step on,Intro source,Round,Pass reason',
    );
    expect(rows[0]).toBe(
      `${harbour.name},${harbour.website},Ready,4,${harbour.notes},Send the application,${inDays(1)},,Seed 2026,`,
    );
    expect(files[0]?.name).toMatch(/^pipeline-\d{4}-\d\d-\d\d\.csv$/);
  });

  const choose = async (api: FakeApi, content: string) => {
    const { user } = openPipeline(api);
    await openTool(user, 'Import CSV');
    const shown = await dialog('Import a CSV file');
    await user.upload(
      shown.getByLabelText('Choose file', { selector: 'input' }),
      new File([content], 'mine.csv', { type: 'text/csv' }),
    );
    return { user, shown };
  };

  it('imports a file once the member has seen what it would add', async () => {
    const { api } = pipelineApi();
    api.on(importPipeline, () => ({ added: 2, known: 1, problems: [] }));
    const { user, shown } = await choose(api, 'name\nOne\nTwo\n');
    expect(await shown.findByText('2 funders will be added')).toBeVisible();
    expect(shown.getByText(/1 is already in your pipeline/)).toBeVisible();
    expect(api.received(importPipeline)).toEqual([
      { body: { text: 'name\nOne\nTwo\n', dryRun: true } },
    ]);
    await user.click(shown.getByRole('button', { name: 'Add 2 funders' }));
    await screen.findByText('2 funders added to your pipeline.');
    expect(api.received(importPipeline)[1]?.body.dryRun).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lists problems by line, and adds nothing', async () => {
    const { api } = pipelineApi();
    const problems = [{ line: 3, column: 'rating', reason: 'must be 1 to 5' }];
    api.on(importPipeline, () => ({ added: 0, known: 0, problems }));
    const { shown } = await choose(api, 'name,rating\nOne,4\nTwo,9\n');
    expect(await shown.findByRole('row', { name: '3 rating must be 1 to 5' })).toBeVisible();
    expect(shown.queryByRole('button', { name: /^Add/ })).toBeNull();
  });

  it('refuses a file that is too large before it’s sent', async () => {
    const { api } = pipelineApi();
    api.on(importPipeline, () => ({ added: 0, known: 0, problems: [] }));
    const { shown } = await choose(api, 'x'.repeat(1_000_001));
    expect(await shown.findByText(/^This file is larger than/)).toBeVisible();
    expect(api.received(importPipeline)).toEqual([]);
  });
});

describe('the calendar', () => {
  const url = 'https://upround.test/v1/tracker-calendar/secret.ics';
  const withCalendar = (first: string | null) => {
    const { api } = pipelineApi();
    return api
      .on(readTrackerCalendar, () => ({ url: first }))
      .on(createTrackerCalendar, () => ({ url: `${url}?new` }))
      .on(deleteTrackerCalendar, () => undefined);
  };

  it('is created when the member asks for it, and its link copied', async () => {
    const { user } = openPipeline(withCalendar(null));
    await openTool(user, 'Subscribe to calendar');
    const shown = await dialog('Subscribe to calendar');
    await user.click(await shown.findByRole('button', { name: 'Create calendar link' }));
    expect(await shown.findByRole('textbox', { name: 'Calendar link' })).toHaveValue(`${url}?new`);
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(shown.getByRole('button', { name: 'Copy link' }));
    await screen.findByText('Link copied.');
    expect(copied).toHaveBeenCalledWith(`${url}?new`);
  });

  it('is replaced or deleted only after a question', async () => {
    const api = withCalendar(url);
    const { user } = openPipeline(api);
    await openTool(user, 'Subscribe to calendar');
    const shown = await dialog('Subscribe to calendar');
    await user.click(await shown.findByRole('button', { name: 'Replace link' }));
    const question = await screen.findByRole('alertdialog', { name: 'Replace the calendar link?' });
    expect(api.received(createTrackerCalendar)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Replace link' }));
    expect(await screen.findByDisplayValue(`${url}?new`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete link' }));
    const second = await screen.findByRole('alertdialog', { name: 'Delete the calendar link?' });
    await user.click(within(second).getByRole('button', { name: 'Delete link' }));
    expect(await screen.findByRole('button', { name: 'Create calendar link' })).toBeVisible();
    expect(api.received(deleteTrackerCalendar)).toHaveLength(1);
  });
});
