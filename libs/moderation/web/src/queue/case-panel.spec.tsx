import { screen, waitFor, within } from '@testing-library/react';
import {
  caseDetailFixture,
  caseFixture,
  noteCase,
  readCaseMessages,
} from '@upround/moderation/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { textLimits } from '@upround/shared/domain';
import { refuse } from '@upround/shared/testing';
import { caseApi, openCase } from './queue-test.fixtures';

const panel = () => screen.findByRole('article');
const snapshot = caseDetailFixture.snapshot!;

describe('O12: an open case', () => {
  it('has all that a moderator decides by', async () => {
    const { container } = openCase();
    const text = (await panel()).textContent;
    expect(text).toMatch(/Asha Rao’s post.*Founder, Harbourlight.*2 reports/);
    expect(text).toMatch(/When it was reportedSend me ₹5,000.*NowAsk me how to double/);
    expect(text).toMatch(
      /ReportsD?M?.*Dev MenonFalse or misleading claims.*No one doubles.*3 earlier reports led to action, 1 didn’t/,
    );
    expect(text).toMatch(
      /Earlier decisions about the authorWarnedComment · Rule 4: Spam.*ten comments aren’t/,
    );
    expect(text).toMatch(/Notes.*Mira Das.*The same text under three other names\./);
    expect(screen.getAllByRole('link', { name: 'Open' })[0]).toHaveAttribute(
      'href',
      '/post/double-it',
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it.each([
    ['It hasn’t changed since then.', { current: snapshot }],
    ['It has been deleted since then.', { current: null }],
    ['No copy was saved.', { current: null, snapshot: null }],
  ])('says: %p', async (said, changes) => {
    openCase(caseApi(changes));
    expect(within(await panel()).getByText(said)).toBeVisible();
  });

  it('of no member, without reports or decisions, is still a case', async () => {
    const { container } = openCase(caseApi({ author: null, history: [], reports: [], notes: [] }));
    expect(within(await panel()).getByText('No author')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Reports' })).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('shows its pictures once they are asked for: by the button or by b', async () => {
    const pictures = [{ url: '/media/a.webp', alt: 'A receipt' }];
    const current = { ...snapshot, pictures: [{ url: '/media/b.webp', alt: 'Another receipt' }] };
    const api = caseApi({ snapshot: { ...snapshot, pictures }, current });
    const { user, container } = openCase(api);
    await panel();
    expect(screen.queryByRole('img', { name: /receipt/ })).not.toBeInTheDocument();
    await user.keyboard('b');
    // Both, the reported one and the one that took its place.
    expect(screen.getAllByRole('img', { name: /receipt/ })).toHaveLength(2);
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getAllByRole('button', { name: 'Blur images' })[0]!);
    expect(screen.queryByRole('img', { name: /receipt/ })).not.toBeInTheDocument();
  });

  it('is read-only once it’s decided', async () => {
    openCase(caseApi({ state: 'DECIDED' }));
    expect(within(await panel()).getByText('This case has been decided.')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Your decision' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Take case' })).not.toBeInTheDocument();
  });

  it.each([['REPORTS' as const], ['APPEAL' as const]])(
    'has no form where it is one’s own: %p',
    async (kind) => {
      const { user, container } = openCase(caseApi({ kind, mine: true, hasMessages: true }));
      expect(within(await panel()).getByText(/another moderator has to decide it/)).toBeVisible();
      expect(screen.queryByRole('form', { name: /Your/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /Take case|Read messages/ })).toBeNull();
      // Nothing listens for its keys: there is no handler for taking a case.
      await user.keyboard('a3');
      await expect(container).toHaveNoAxeViolations();
    },
  );
});

describe('O12: notes of moderators', () => {
  const field = () => screen.findByRole('textbox', { name: 'Add a note' });
  const add = () => screen.getByRole('button', { name: 'Add note' });
  const answering = () =>
    caseApi().on(noteCase, ({ body }) => ({
      ...caseDetailFixture,
      notes: [
        { id: 'note-2', author: null, text: body.text, at: caseFixture.at },
        ...caseDetailFixture.notes,
      ],
    }));

  it('are added', async () => {
    const api = answering();
    const { user } = openCase(api);
    await user.type(await field(), ' I asked Legal. ');
    await user.click(add());
    expect(await screen.findByText('Note added.')).toBeVisible();
    expect(screen.getByText('I asked Legal.')).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveAccessibleDescription('Only moderators can read them.');
    expect(api.received(noteCase).map(({ body }) => body)).toEqual([{ text: 'I asked Legal.' }]);
  });

  it('aren’t added empty or too long, which is said', async () => {
    const api = answering();
    const { user } = openCase(api);
    await user.type(await field(), '  ');
    await user.click(add());
    expect(await field()).toHaveAccessibleDescription('Write a note.');
    await user.click(await field());
    await user.paste('a'.repeat(textLimits.caseNote + 3));
    await user.click(add());
    expect(await field()).toHaveAccessibleDescription(/3 characters over the limit/);
    expect(api.received(noteCase)).toEqual([]);
  });

  it('keep their text where that fails', async () => {
    const api = caseApi().on(noteCase, () => {
      throw refuse(coreErrors.RATE_LIMITED);
    });
    const { user } = openCase(api);
    await user.type(await field(), 'I asked Legal.');
    await user.click(add());
    expect(await screen.findByText(/The note wasn’t added\./)).toBeVisible();
    expect(await field()).toHaveValue('I asked Legal.');
  });
});

describe('O12: messages around a reported one', () => {
  const read = () => screen.findByRole('button', { name: 'Read messages' });
  const messages = ['Hello.', 'Send me your card number.'].map((text, place) => ({
    authorId: caseFixture.author!.id,
    authorName: place === 0 ? '' : 'Asha Rao',
    text,
    at: caseFixture.at,
  }));

  it('are read when a moderator asks for them, and not before', async () => {
    const api = caseApi({ hasMessages: true }).on(readCaseMessages, () => ({ messages }));
    const { user, container } = openCase(api);
    const button = await read();
    expect(screen.getByText(/The audit log records that you read them\./)).toBeVisible();
    expect(api.received(readCaseMessages)).toEqual([]);
    await user.click(button);
    expect(await screen.findByText('Send me your card number.')).toBeVisible();
    const list = screen.getByText('Hello.').closest('ol')!;
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Deleted account.*Hello\.$/),
      expect.stringMatching(/Asha Rao.*card number\.$/),
    ]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('may be none, or fail to load', async () => {
    const api = caseApi({ hasMessages: true }).on(readCaseMessages, () => {
      throw refuse(coreErrors.RATE_LIMITED);
    });
    const { user } = openCase(api);
    await user.click(await read());
    expect(await screen.findByText(/Couldn’t load the messages\./)).toBeVisible();
    api.on(readCaseMessages, () => ({ messages: [] }));
    await user.click(await read());
    await waitFor(() => expect(screen.getByText('There are no other messages.')).toBeVisible());
  });
});
