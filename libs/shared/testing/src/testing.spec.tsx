import { useMutation, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { coreErrors, defineCall } from '@upround/shared/contract-core';
import { links, routes } from '@upround/shared/links';
import { mutationFor, queryFor } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { Link } from '@upround/shared/ui';
import { useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { checkContractProblems, fakeApi } from './fake-api';
import { aUser } from './people';
import { refuse } from './refusal';
import { renderScreen } from './render-screen';

const readNote = defineCall({
  id: 'test.readNote',
  summary: 'Reads a note',
  method: 'GET',
  version: 'v1',
  path: '/note/{id}',
  params: z.strictObject({ id: z.string() }),
  access: 'guest',
  response: z.object({ text: z.string() }),
});
const findNotes = defineCall({
  id: 'test.findNotes',
  summary: 'Finds notes',
  method: 'GET',
  version: 'v1',
  path: '/note/',
  selectedBy: ['about'],
  query: z.strictObject({ about: z.string() }),
  access: 'guest',
  response: z.object({ text: z.string() }),
});
const saveNote = defineCall({
  id: 'test.saveNote',
  summary: 'Saves a note',
  method: 'POST',
  version: 'v1',
  path: '/note',
  bodyKind: 'form',
  body: z.strictObject({ text: z.string().check(z.maxLength(5)), tags: z.array(z.string()) }),
  files: { images: { max: 1, maxBytes: 10 } },
  access: 'member',
  response: z.object({ text: z.string() }),
});

function NoteScreen() {
  const { slug = '' } = useParams();
  const { user } = useSession();
  const note = useQuery(queryFor(readNote, { params: { id: slug } }));
  const save = useMutation(mutationFor(saveNote));
  const image = new File(['x'], 'a.png', { type: 'image/png' });
  return (
    <main>
      <p>{user?.displayName ?? 'guest'}</p>
      <p>{note.isPending ? 'loading' : (note.error?.message ?? note.data?.text)}</p>
      <button
        type="button"
        onClick={() =>
          save.mutate({ body: { text: 'short', tags: ['a', 'b'] }, files: { images: [image] } })
        }
      >
        Save
      </button>
      <button
        type="button"
        onClick={() => save.mutate({ body: { text: 'too long', tags: [] }, files: {} })}
      >
        Save too much
      </button>
      <p>{save.error?.message ?? save.data?.text}</p>
      <Link href={links.pods()}>Pods</Link>
    </main>
  );
}

const show = (api = fakeApi(), user: ReturnType<typeof aUser> | null = null) =>
  renderScreen(<NoteScreen />, { path: '/post/n1', pattern: routes.post, api, user });

describe('the fake API', () => {
  it('answers what the screen asks, with its parameters', async () => {
    const api = fakeApi().on(readNote, ({ params }) => ({ text: `note ${params.id}` }));
    show(api, aUser());
    expect(await screen.findByText('note n1')).toBeVisible();
    expect(screen.getByText('Meera Iyer')).toBeVisible();
    expect(api.received(readNote)).toEqual([{ params: { id: 'n1' } }]);
    expect(api.requests(readNote)[0]?.token).toBe('member-token');
  });

  it('holds an answer back for as long as a test wants', async () => {
    const api = fakeApi().on(readNote, () => ({ text: 'at last' }));
    const resume = api.pause(readNote);
    show(api);
    expect(screen.getByText('loading')).toBeVisible();
    resume();
    expect(await screen.findByText('at last')).toBeVisible();
  });

  it('refuses as the server would', async () => {
    const api = fakeApi().on(readNote, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    show(api);
    expect(await screen.findByText('404 NOT_FOUND (test)')).toBeVisible();
  });

  it('reads forms with nested values and files, and refuses what breaks the schema', async () => {
    const api = fakeApi()
      .on(readNote, () => ({ text: '' }))
      .on(saveNote, ({ body, files }) => ({ text: `${body.tags.length} ${files.images?.length}` }));
    const { user } = show(api, aUser());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('2 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save too much' }));
    expect(await screen.findByText('400 INVALID_FIELD (test)')).toBeVisible();
  });

  it('is offline if asked to', async () => {
    const api = fakeApi().on(readNote, () => ({ text: '' }));
    api.disconnect();
    show(api);
    expect(await screen.findByText('the API cannot be reached')).toBeVisible();
  });

  it('fails the test when an answer does not fit the contract', async () => {
    const api = fakeApi().on(readNote, () => ({ words: 1 }) as unknown as { text: string });
    show(api);
    expect(await screen.findByText(/does not fit its contract/)).toBeVisible();
    expect(checkContractProblems).toThrow(/test.readNote/);
  });

  it('fails the test when a call has no handler', async () => {
    show();
    expect(await screen.findByText(/No handler for GET/)).toBeVisible();
    expect(checkContractProblems).toThrow('No handler for GET /v1/note/n1');
  });

  it('tells calls apart by the fields that select them', async () => {
    const api = fakeApi()
      .on(findNotes, () => ({ text: 'found' }))
      .on(readNote, () => ({ text: 'read' }));
    const answer = await api.fetch('/v1/note/?about=x');
    expect(await answer.json()).toEqual({ text: 'found' });
  });
});

describe('a rendered screen', () => {
  it('says where its links lead', async () => {
    const { user, address, go } = show(fakeApi().on(readNote, () => ({ text: '' })));
    await user.click(screen.getByRole('link', { name: 'Pods' }));
    expect(address()).toBe('/pods');
    await go(-1);
    expect(address()).toBe('/post/n1');
  });
});
