import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  addToPipeline,
  deletePipelineItem,
  editPipelineItem,
  trackersErrors,
  type PipelineItem,
} from '@upround/trackers/contract';
import { refuse, type FakeApi } from '@upround/shared/testing';
import { setPhone, setWide } from '../components/tracker-test.fixtures';
import { itemDrafts } from './data/item-drafts';
import {
  harbour,
  kestrel,
  member,
  northwind,
  openPipeline,
  pipelineApi,
} from './pipeline-test.fixtures';

const pane = async () =>
  within(await screen.findByRole('region', { name: 'Funder in your pipeline' }));
const notes = () => screen.findByRole('textbox', { name: 'Notes' });
const open = (api: FakeApi = pipelineApi().api, item: PipelineItem = harbour) =>
  openPipeline(api, `&item=${item.id}`);
const sent = (api: FakeApi) => api.received(editPipelineItem).map(({ body }) => body);

beforeEach(setWide);
afterEach(async () => {
  jest.restoreAllMocks();
  await itemDrafts.delete(member.id, harbour.id, 'notes');
});

describe('the panel of a funder', () => {
  it('shows what is known, and leads to the record', async () => {
    const { container } = open();
    const shown = await pane();
    expect(shown.getByRole('heading', { name: harbour.name })).toBeVisible();
    expect(shown.getByRole('link', { name: 'See facts' })).toHaveAttribute(
      'href',
      `/tracker?record=${harbour.record?.slug}`,
    );
    expect(shown.getByText(/^Deadline:/)).toBeVisible();
    expect(shown.getByText(/Ready since/)).toBeVisible();
    expect(shown.queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(document.title).toBe(`${harbour.name} in your pipeline · Upround`);
    await expect(container).toHaveNoAxeViolations();
  });

  it('replaces the pipeline on phones, and leads back', async () => {
    setPhone();
    const { user, address } = open();
    await pane();
    expect(screen.queryByRole('navigation', { name: 'Stages' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to your pipeline' }));
    expect(await screen.findByRole('navigation', { name: 'Stages' })).toBeVisible();
    expect(address()).toBe('/tracker?view=pipeline');
  });

  it('says that a funder is gone', async () => {
    openPipeline(undefined, '&item=unknown');
    expect(await screen.findByText('This funder is no longer in your pipeline')).toBeVisible();
  });
});

describe('what is typed', () => {
  it('is saved when the field is left, with what it replaces', async () => {
    const { api } = pipelineApi();
    const { user } = open(api);
    await user.type(await notes(), ' Sent.');
    await user.tab();
    await waitFor(() =>
      expect(sent(api)).toEqual([
        { changes: { notes: `${harbour.notes} Sent.` }, was: { notes: harbour.notes } },
      ]),
    );
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('deletes a next step that is emptied', async () => {
    const { api } = pipelineApi();
    const { user } = open(api);
    await user.clear((await pane()).getByRole('textbox', { name: 'Next step' }));
    await user.tab();
    await waitFor(() =>
      expect(sent(api)).toEqual([
        { changes: { nextStep: null }, was: { nextStep: harbour.nextStep } },
      ]),
    );
  });

  it('stays on the device where it can’t be saved, and is saved when the funder is opened again', async () => {
    const { api } = pipelineApi();
    const first = open(api);
    const field = await notes();
    api.disconnect();
    await first.user.type(field, ' Offline.');
    await first.user.tab();
    expect(
      await screen.findByText(/Not saved yet. Your text is safe on this device/),
    ).toBeVisible();
    first.unmount();
    // The last attempt, as the funder is closed, fails as well.
    await act(async () => undefined);
    api.disconnect(false);
    open(api);
    await waitFor(() =>
      expect(sent(api)).toEqual([
        { changes: { notes: `${harbour.notes} Offline.` }, was: { notes: harbour.notes } },
      ]),
    );
    expect(await notes()).toHaveValue(`${harbour.notes} Offline.`);
  });

  /** A server on which another tab changes the notes first. */
  function changedElsewhere() {
    const { api, put } = pipelineApi();
    let saved: PipelineItem = harbour;
    api.on(editPipelineItem, ({ body: { changes, was } }) => {
      if (saved === harbour) saved = put({ ...harbour, notes: 'Theirs' });
      if (was?.notes !== saved.notes) {
        throw refuse(trackersErrors.CHANGED_MEANWHILE, { path: 'changes.notes' });
      }
      saved = put({ ...saved, ...changes } as PipelineItem);
      return saved;
    });
    return { api, savedNotes: () => saved.notes };
  }

  it('stays beside what another tab saved, until the member uses one of both', async () => {
    const { api, savedNotes } = changedElsewhere();
    const { user, container } = open(api);
    await user.clear(await notes());
    await user.type(await notes(), 'Mine');
    await user.tab();
    const conflict = within(await screen.findByRole('alert'));
    expect(conflict.getByText('Theirs')).toBeVisible();
    expect(await notes()).toHaveValue('Mine');
    await expect(container).toHaveNoAxeViolations();
    await user.click(conflict.getByRole('button', { name: 'Use mine' }));
    await waitFor(() => expect(savedNotes()).toBe('Mine'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await notes()).toHaveValue('Mine');
  });

  it('gives way to what another tab saved where the member uses that', async () => {
    const { api, savedNotes } = changedElsewhere();
    const { user } = open(api);
    await user.type(await notes(), 'Mine');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Use the saved one' }));
    expect(await notes()).toHaveValue('Theirs');
    expect(savedNotes()).toBe('Theirs');
    expect(await itemDrafts.of(member.id, harbour.id)).toEqual([]);
  });

  it('isn’t sent while it is too long', async () => {
    const { api } = pipelineApi();
    const { user } = open(api);
    const field = (await pane()).getByRole('combobox', { name: 'Round' });
    fireEvent.change(field, { target: { value: 'x'.repeat(61) } });
    await user.tab();
    expect(await screen.findByText('Use 60 characters or fewer.')).toBeVisible();
    expect(sent(api)).toEqual([]);
  });

  it('changes name and website of a funder that was added by name', async () => {
    const { api } = pipelineApi();
    const { user } = open(api, kestrel);
    const shown = await pane();
    await user.type(shown.getByRole('textbox', { name: 'Website' }), 'kestrel');
    await user.tab();
    expect(await screen.findByText('Enter a full URL, such as https://example.com.')).toBeVisible();
    await user.clear(shown.getByRole('textbox', { name: 'Website' }));
    await user.type(shown.getByRole('textbox', { name: 'Website' }), 'https://kestrel.example');
    await user.tab();
    await waitFor(() =>
      expect(sent(api)[0]?.changes).toEqual({ website: 'https://kestrel.example' }),
    );
  });
});

describe('rating and deleting', () => {
  it('rates by stars, and removes the rating when pressed again', async () => {
    const { api } = pipelineApi();
    const { user } = open(api);
    await user.click((await pane()).getByRole('button', { name: '5 stars' }));
    const five = await screen.findByRole('button', { name: '5 stars', pressed: true });
    await user.click(five);
    await waitFor(() =>
      expect(sent(api)).toEqual([
        { changes: { rating: 5 }, was: { rating: 4 } },
        { changes: { rating: null }, was: { rating: 5 } },
      ]),
    );
  });

  it('deletes a funder, and adds it again with how far it had come', async () => {
    const { api } = pipelineApi();
    const { user } = open(api, northwind);
    await user.click((await pane()).getByRole('button', { name: 'Delete from pipeline' }));
    await screen.findByText(`${northwind.name} deleted from your pipeline.`);
    expect(api.received(deletePipelineItem)).toEqual([{ params: { id: northwind.id } }]);
    expect(screen.queryByRole('heading', { name: northwind.name })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: northwind.name })).toBeVisible();
    await waitFor(() =>
      expect(sent(api)[0]?.changes).toEqual({
        stage: 'PASSED',
        passReason: northwind.passReason,
      }),
    );
    expect(api.received(addToPipeline)[0]?.body).toMatchObject({
      name: northwind.name,
      stage: northwind.reached,
      introSource: northwind.introSource,
    });
  });
});
