import { act, screen } from '@testing-library/react';
import { links } from '@upround/shared/links';
import {
  readPendingAction,
  storePendingAction,
  useRequireMember,
  type PendingAction,
} from '@upround/shared/session';
import { useLocation } from 'react-router-dom';
import { aUser, fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { activityErrors, bookmark, follow, like, recordActivity } from '@upround/social/contract';
import { BookmarkButton } from './components/bookmark-button';
import { useSendPendingAction } from './guest/use-send-pending-action';

const reference = { referenceType: 'JOB', referenceId: 'job-1' } as const;
const MINUTE = 60_000;

function SendButton({ action }: { action: PendingAction }) {
  const send = useSendPendingAction();
  return <button onClick={() => void send(action)}>Send</button>;
}

function sendAs(action: PendingAction, api = fakeApi()) {
  return renderScreen(<SendButton action={action} />, { user: aUser(), api });
}

beforeEach(() => sessionStorage.clear());

describe('what a guest presses', () => {
  function Page() {
    const { pathname, state } = useLocation();
    const requireMember = useRequireMember();
    if (pathname === '/login') return <p>{storePendingAction(state)?.path}</p>;
    return (
      <>
        <BookmarkButton reference={reference} bookmarked={false} count={0} about="Data engineer" />
        <button onClick={() => requireMember(() => undefined)}>Report</button>
      </>
    );
  }

  async function press(name: string) {
    const page = renderScreen(<Page />, { path: '/jobs?remote=true' });
    await page.user.click(screen.getByRole('button', { name }));
    expect(screen.getByText('/jobs?remote=true')).toBeVisible();
    return page;
  }

  it('leads to the login page and waits in the tab', async () => {
    const { address } = await press('Save');
    expect(address()).toBe(links.login({ next: '/jobs?remote=true' }));
    expect(readPendingAction()).toMatchObject({
      verb: 'bookmark',
      reference,
      about: 'Data engineer',
      path: '/jobs?remote=true',
    });
  });

  it('is forgotten after half an hour', async () => {
    await press('Save');
    const { at } = readPendingAction() ?? { at: 0 };
    const clock = jest.spyOn(Date, 'now').mockReturnValue(at + 29 * MINUTE);
    expect(readPendingAction()).toBeDefined();
    clock.mockReturnValue(at + 31 * MINUTE);
    expect(readPendingAction()).toBeUndefined();
    clock.mockRestore();
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"verb":1,"path":"/","at":1}'],
    [
      'too long',
      JSON.stringify({ verb: 'like', path: '/', at: Date.now(), text: 'x'.repeat(40_000) }),
    ],
  ])('is not read where the storage has %s', (_what, text) => {
    sessionStorage.setItem('pending-action', text);
    expect(readPendingAction()).toBeUndefined();
  });

  it('is replaced by the next press, also by one that is only asked to log in', async () => {
    const { unmount } = await press('Save');
    unmount();
    await press('Report');
    expect(readPendingAction()?.verb).toBeUndefined();
  });
});

describe('what is sent after signing in', () => {
  it.each([
    ['like', { referenceType: 'POST', referenceId: 'p1' }, like, 'Liked.'],
    ['bookmark', reference, bookmark, 'Saved.'],
    ['follow', { referenceType: 'USER', referenceId: 'u2' }, follow, 'You’re following Asha Rao.'],
    ['follow', { referenceType: 'POD', referenceId: 'd1' }, follow, 'You joined Asha Rao.'],
  ] as const)('sends a %s of %j and says so', async (verb, of, call, said) => {
    const api = fakeApi().on(call, ({ body }) => ({ ...body, active: true, count: 1 }) as never);
    const { user } = sendAs({ verb, reference: of, about: 'Asha Rao' }, api);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(api.received(call)).toEqual([{ body: of }]);
  });

  it('sends the vote that was chosen', async () => {
    const api = fakeApi().on(recordActivity, ({ body }) => ({
      ...body,
      id: 'a1',
      selection: ['o2'],
      createdAt: '2026-11-23T08:00:00.000Z',
    }));
    const of = { referenceType: 'POST', referenceId: 'p1' };
    const { user } = sendAs({ verb: 'vote', reference: of, about: '', selection: ['o2'] }, api);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Your vote was counted.')).toBeVisible();
    expect(api.received(recordActivity)).toEqual([
      { body: { ...of, state: 'ATTEMPTED', selection: 'o2' } },
    ]);
  });

  it('says why it was refused', async () => {
    const api = fakeApi().on(recordActivity, () => {
      throw refuse(activityErrors.OWN_POLL);
    });
    const of = { referenceType: 'POST', referenceId: 'p1' };
    const { user } = sendAs({ verb: 'vote', reference: of, about: '', selection: ['o2'] }, api);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^Your vote wasn’t counted\./)).toBeVisible();
  });

  it.each([
    ['an action that needs its page', { verb: 'apply', reference, about: '' }],
    [
      'an unknown kind',
      { verb: 'like', reference: { ...reference, referenceType: 'X' }, about: '' },
    ],
  ])('sends nothing for %s', async (_what, action) => {
    const api = fakeApi().on(like, ({ body }) => ({ ...body, active: true, count: 1 }));
    const { user } = sendAs(action, api);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await act(async () => undefined);
    expect(api.received(like)).toHaveLength(0);
  });
});
