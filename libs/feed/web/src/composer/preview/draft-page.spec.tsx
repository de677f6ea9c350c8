import { screen, waitFor } from '@testing-library/react';
import { createPost } from '@upround/feed/contract';
import { fetchMeta, linkPreviewFixtures } from '@upround/search/contract';
import { aUser, renderScreen } from '@upround/shared/testing';
import { storeDraftsIn, memoryStore } from '../drafts/draft-store';
import { aPicture, composerApi, ComposerPage } from '../composer-test.fixtures';

const [page] = linkPreviewFixtures;

beforeEach(() => {
  localStorage.clear();
  storeDraftsIn(memoryStore());
});

async function openComposer(api = composerApi().on(fetchMeta, () => page)) {
  const shown = renderScreen(<ComposerPage />, { api, user: aUser(), pattern: '/' });
  await shown.user.click(screen.getByRole('button', { name: 'What are you working on?' }));
  await screen.findByRole('dialog', { name: 'Write a post' });
  return { ...shown, api };
}

const textField = () => screen.getByRole('textbox', { name: 'Text' });
const card = () => screen.queryByRole('link', { name: /What 4,000 water meters said/ });
const send = () => screen.getByRole('button', { name: 'Post' });

describe('the page behind the link of a draft', () => {
  it('is read when the typing rests, once, while a form holds its room', async () => {
    const { user, api, baseElement } = await openComposer();
    const answer = api.pause(fetchMeta);
    await user.click(textField());
    await user.paste(`Worth reading: ${page.url}`);
    expect(await screen.findByText('Loading preview')).toBeInTheDocument();
    answer();
    await waitFor(() => expect(card()).toBeVisible());
    await expect(baseElement).toHaveNoAxeViolations();
    await user.type(textField(), ' indeed');
    expect(card()).toBeVisible();
    expect(api.received(fetchMeta)).toEqual([
      expect.objectContaining({ query: { url: page.url } }),
    ]);
  });

  it('does not prevent posting', async () => {
    const { user, api } = await openComposer();
    api.pause(fetchMeta);
    await user.type(textField(), `See ${page.url}`);
    await screen.findByText('Loading preview');
    await user.click(send());
    await waitFor(() => expect(api.received(createPost)).toHaveLength(1));
    expect(api.received(createPost)[0]?.body).toEqual({ type: 'POST', text: `See ${page.url}` });
  });

  it('is removed and restored by one button, which keeps the focus', async () => {
    const { user, api } = await openComposer();
    await user.type(textField(), `See ${page.url}`);
    await user.click(await screen.findByRole('button', { name: 'Remove preview' }));
    expect(card()).toBeNull();
    const back = screen.getByRole('button', { name: 'Show preview' });
    expect(back).toHaveFocus();
    await user.click(back);
    expect(card()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove preview' }));
    await user.click(send());
    await waitFor(() => expect(api.received(createPost)).toHaveLength(1));
    expect(api.received(createPost)[0]?.body).toMatchObject({ preview: false });
  });

  it('R14: a page that gives nothing leaves the link a link, without a word', async () => {
    const { user, api } = await openComposer(composerApi());
    await user.type(textField(), `See ${page.url}`);
    await waitFor(() => expect(api.received(fetchMeta)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Loading preview')).not.toBeInTheDocument());
    expect(card()).toBeNull();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /preview/ })).not.toBeInTheDocument();
  });

  it('is shown for our own pages too, in a new tab that leaves the draft alone', async () => {
    const own = { ...page, url: `${window.location.origin}/competition/monsoon-build` };
    const { user } = await openComposer(composerApi().on(fetchMeta, () => own));
    await user.type(textField(), `See ${own.url}`);
    await waitFor(() => expect(card()).toBeVisible());
    expect(card()).toHaveAttribute('target', '_blank');
  });

  it('is none beside pictures', async () => {
    const { user, api, baseElement } = await openComposer();
    await user.type(textField(), `See ${page.url}`);
    await waitFor(() => expect(card()).toBeVisible());
    const files = baseElement.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(files as HTMLInputElement, aPicture());
    expect(card()).toBeNull();
    await user.type(textField(), ' https://another.example/');
    expect(api.received(fetchMeta)).toHaveLength(1);
  });
});
