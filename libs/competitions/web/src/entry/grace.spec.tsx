import { act, screen, waitFor, within } from '@testing-library/react';
import {
  competitionErrors,
  ownEntryFixture,
  readCompetition,
  readOwnEntry,
  saveEntry,
  submitEntry,
} from '@upround/competitions/contract';
import { refuse, type FakeApi } from '@upround/shared/testing';
import { upload, uploadErrors, type Upload } from '@upround/uploads/contract';
import { aCompetition, aDraft, anApi, open } from '../competition/competition-test.fixtures';
import { aPdf, stored, takingFiles, uploaded, withoutFile } from './file/file-test.fixtures';

const before = '2027-03-14T18:28:30.000Z';
const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const draft = aDraft({ answers: { ...withoutFile, pitch: video } });

beforeEach(() => jest.useFakeTimers({ now: Date.parse(before), advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

/** The deadline passes for the server as well. */
async function passDeadline(api: FakeApi) {
  api.on(readCompetition, () =>
    aCompetition({ phase: 'CLOSED', isJoined: true, serverTime: new Date().toISOString() }),
  );
  await wait(31);
}

/** An entry shortly before the deadline, with an upload under way. */
async function uploading(answer: () => Upload = () => uploaded) {
  const api = anApi({ serverTime: before }, draft).on(upload, answer);
  const rendered = open({ tab: 'entry', api });
  await screen.findByRole('textbox', { name: 'Title' });
  const arrive = api.pause(upload);
  const input = screen.getByLabelText('Choose a PDF', { selector: 'input' });
  await rendered.user.upload(input, aPdf());
  await screen.findByRole('progressbar', { name: 'Uploading deck.pdf' });
  return { ...rendered, api, arrive };
}

const late = 'The deadline has passed';
const readOnly = /It can’t be changed any more|wasn’t submitted in time/;

describe('an upload that was begun before the deadline', () => {
  it('may arrive after it, and is submitted then', async () => {
    const { user, api, arrive, container } = await uploading();
    await passDeadline(api);
    expect(
      await screen.findByText('Your file has until 6:31:00 pm to finish uploading.'),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByText(draft.tagline)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Uploading deck.pdf' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Submit entry' })).toBeDisabled();
    await expect(container).toHaveNoAxeViolations();
    arrive();
    expect(
      await screen.findByText(/Your file arrived\. Submit your entry by 6:31:00 pm/),
    ).toBeVisible();
    await waitFor(() => expect(api.received(saveEntry)).toHaveLength(1));
    expect(api.received(saveEntry)[0]?.body.answers).toEqual({ ...draft.answers, deck: stored });
    expect(screen.queryByRole('button', { name: 'Choose a PDF' })).not.toBeInTheDocument();
    api.on(submitEntry, () => {
      const submitted = { ...ownEntryFixture, isChanged: false };
      api.on(readOwnEntry, () => ({ entry: submitted }));
      return submitted;
    });
    await user.click(screen.getByRole('button', { name: 'Submit entry' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/You can submit until 6:31:00 pm/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Submit entry' }));
    expect(await screen.findByText(readOnly)).toBeVisible();
    expect(api.received(submitEntry)).toHaveLength(1);
  });

  it('is saved alone: what was typed and not saved by then goes', async () => {
    const { user, api, arrive } = await uploading();
    api.on(saveEntry, ({ body: { revision, ...texts } }) => {
      if (texts.title !== draft.title) throw refuse(competitionErrors.ONLY_FILES);
      return aDraft({ ...texts, revision: revision + 1 });
    });
    await wait(29);
    await user.type(screen.getByRole('textbox', { name: 'Title' }), ' Two');
    await passDeadline(api);
    expect(await screen.findByText(late)).toBeVisible();
    expect(screen.getByText(draft.title)).toBeVisible();
    arrive();
    await screen.findByText(/Your file arrived/);
    await waitFor(() =>
      expect(api.received(saveEntry).at(-1)?.body).toMatchObject({
        title: draft.title,
        answers: { deck: stored },
      }),
    );
    expect(await screen.findByText(/^Saved /)).toBeVisible();
  });

  it('is saved although a save of something else came too late', async () => {
    const { user, api, arrive } = await uploading();
    api.on(saveEntry, ({ body: { revision, ...texts } }) => {
      if (texts.title !== draft.title) throw refuse(competitionErrors.CLOSED);
      return aDraft({ ...texts, revision: revision + 1 });
    });
    const answer = api.pause(saveEntry);
    await wait(27);
    await user.type(screen.getByRole('textbox', { name: 'Title' }), ' Two');
    await wait(2);
    expect(api.received(saveEntry)).toHaveLength(1);
    await passDeadline(api);
    await screen.findByText(late);
    answer();
    arrive();
    await screen.findByText(/Your file arrived/);
    expect(await screen.findByText(/^Saved /)).toBeVisible();
    expect(api.received(saveEntry).at(-1)?.body).toMatchObject({
      title: draft.title,
      answers: { deck: stored },
    });
  });

  it('keeps nothing open once it’s cancelled', async () => {
    const { user, api, arrive } = await uploading();
    await passDeadline(api);
    await screen.findByText(late);
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    arrive();
    expect(await screen.findByText(readOnly)).toBeVisible();
  });

  it('that fails says so before the form goes', async () => {
    const { api, arrive } = await uploading(() => {
      throw refuse(uploadErrors.LOCKED_PDF);
    });
    await passDeadline(api);
    await screen.findByText(late);
    arrive();
    expect(await screen.findByText(readOnly)).toBeVisible();
    expect(
      screen.getByText(/deck\.pdf didn’t arrive\. This PDF is password-protected/),
    ).toBeVisible();
  });

  it('ends after two minutes', async () => {
    const { api } = await uploading();
    await passDeadline(api);
    await screen.findByText(late);
    await wait(121);
    expect(await screen.findByText(readOnly)).toBeVisible();
  });

  it('is needed: without one the entry closes with the deadline', async () => {
    const api = takingFiles(anApi({ serverTime: before }, draft));
    open({ tab: 'entry', api });
    await screen.findByRole('textbox', { name: 'Title' });
    await passDeadline(api);
    expect(await screen.findByText(readOnly)).toBeVisible();
    expect(screen.queryByText(late)).not.toBeInTheDocument();
  });
});
