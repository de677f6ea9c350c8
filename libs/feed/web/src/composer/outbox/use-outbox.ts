import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { ApiError, backOff, NetworkError } from '@upround/shared/api-client';
import { links, matchPage, routes } from '@upround/shared/links';
import { useFailureReason } from '@upround/shared/query';
import { announce } from '@upround/shared/routing';
import { currentUserAtom } from '@upround/shared/session';
import { toast, useLoadFailureToast } from '@upround/shared/toasts';
import { invalidateSearch } from '../../data/search-cache';
import { addIdea } from '../../ideas/data/idea-cache';
import { addPost } from '../../posts/data/post-cache';
import { ComposerDialog } from '../button/load-composer';
import { unsentOf } from '../drafts/draft-store';
import type { Draft } from '../model/draft';
import { composerAtom, outboxAtom, sentHereAtom, type OutboxEntry } from '../composer-atoms';
import { useComposerText } from '../messages/catalogue';
import { sendIdea } from './send-idea';
import { postInputOf, sendPost } from './send-post';

const WAITS = { first: 5_000, longest: 120_000 };

/** Whether the current page shows the new post. */
function isInSight(): boolean {
  const pattern = matchPage(window.location.pathname)?.pattern;
  return pattern === routes.home || pattern === routes.pod;
}

function failureOf(error: unknown, why: string): NonNullable<OutboxEntry['failure']> {
  const errors = error instanceof ApiError ? error.errors : [];
  const refusals = errors.map(({ path, clientMessage }) => ({ path, sentence: clientMessage }));
  return { why, isOffline: error instanceof NetworkError, refusals };
}

/** Sends posts and ideas, and stores those that failed with their images and their key. */
export function useOutbox() {
  const client = useQueryClient();
  const store = useStore();
  const t = useComposerText();
  const reasonOf = useFailureReason();
  const failToLoad = useLoadFailureToast();

  const entryOf = (id: string) => store.get(outboxAtom).find((entry) => entry.id === id);
  const change = (next: OutboxEntry) =>
    store.set(outboxAtom, (before) => before.map((entry) => (entry.id === next.id ? next : entry)));
  const forget = ({ id, userId }: OutboxEntry) => {
    store.set(outboxAtom, (before) => before.filter((entry) => entry.id !== id));
    void unsentOf(userId).remove(id);
  };
  const isOwn = ({ userId }: OutboxEntry) => store.get(currentUserAtom)?.id === userId;

  /**
   * Sends again as soon as the browser reports that it is online, and after a while even if it never reported to
   * be offline: the server may have been down.
   */
  function waitForConnection(id: string, failures: number) {
    const again = () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
      const entry = entryOf(id);
      if (entry?.failure?.isOffline !== true || entry.state !== 'failed') return;
      void attempt(entry, failures + 1);
    };
    const timer = setTimeout(again, backOff(failures, WAITS));
    window.addEventListener('online', again);
  }

  /** Sends the draft. @returns a function that adds the post to lists and shows a toast */
  async function deliver({ id, draft, sentAt }: OutboxEntry): Promise<() => void> {
    if (draft.mode === 'idea') {
      const idea = await sendIdea(draft.idea, id);
      const link = { href: links.idea(idea.slug), label: t('outbox.seeIdea') };
      return () => {
        addIdea(client, idea);
        if (idea.held) toast.show({ type: 'info', text: t('outbox.held'), link });
        else toast.show({ text: t('outbox.ideaSent'), link });
      };
    }
    const item = await sendPost(postInputOf(draft, sentAt), id);
    return () => {
      addPost(client, item);
      const { held } = item.data;
      if (held) toast.show({ type: 'info', text: t('outbox.held') });
      else if (isInSight()) announce(t('outbox.sent'));
      else toast.show({ text: t('outbox.sent') });
    };
  }

  async function attempt(entry: OutboxEntry, failures = 0) {
    if (!isOwn(entry)) return;
    change({ ...entry, state: 'sending' });
    try {
      const arrived = await deliver(entry);
      forget(entry);
      invalidateSearch(client);
      arrived();
    } catch (error) {
      if (entryOf(entry.id) === undefined) return;
      const failure = failureOf(error, reasonOf(error));
      const failed: OutboxEntry = { ...entry, state: 'failed', failure };
      change(failed);
      void unsentOf(entry.userId).write(failed);
      if (failure.isOffline) waitForConnection(entry.id, failures);
      const text = t(entry.draft.mode === 'idea' ? 'outbox.ideaNotSent' : 'outbox.notSent');
      if (isInSight()) announce(text);
      else toast.show({ type: 'error', text });
    }
  }

  function add(entries: readonly OutboxEntry[]) {
    store.set(outboxAtom, (before) => {
      const known = new Set(before.map(({ id }) => id));
      const all = [...entries.filter(({ id }) => !known.has(id)), ...before];
      return all.sort((a, b) => b.sentAt - a.sentAt);
    });
  }

  return {
    send(draft: Draft) {
      const userId = store.get(currentUserAtom)?.id;
      if (userId === undefined) return;
      const sentAt = Date.now();
      const id = crypto.randomUUID();
      const entry: OutboxEntry = { id, userId, draft, sentAt, state: 'sending', failure: null };
      add([entry]);
      store.set(sentHereAtom, (before) => [...before, id]);
      void unsentOf(userId).write(entry);
      void attempt(entry);
    },
    retry: (entry: OutboxEntry) => void attempt(entry),
    /** Takes up what an earlier page could not send. The key is the same, so nothing comes twice. */
    async restore(userId: string) {
      const all = await unsentOf(userId).list();
      const kept = all.filter(({ id }) => !store.get(sentHereAtom).includes(id));
      add(kept.map((entry) => ({ ...entry, state: 'failed' })));
      for (const entry of kept) {
        const wasCutOff = entry.failure === null || entry.failure.isOffline;
        if (wasCutOff && navigator.onLine) void attempt(entry);
        else if (wasCutOff) waitForConnection(entry.id, 0);
      }
    },
    /** Moves the draft to the composer, or keeps it where the composer can't be loaded. */
    async edit(entry: OutboxEntry) {
      const { draft, failure } = entry;
      try {
        await ComposerDialog.preload();
      } catch (error) {
        failToLoad(error);
        return;
      }
      forget(entry);
      store.set(composerAtom, {
        pod: draft.pod,
        draft,
        refused: { draft, refusals: failure?.refusals ?? [] },
      });
    },
    discard(entry: OutboxEntry) {
      forget(entry);
      toast.show({
        type: 'info',
        text: t(entry.draft.mode === 'idea' ? 'outbox.ideaDiscarded' : 'outbox.discarded'),
        undo: () => {
          add([entry]);
          void unsentOf(entry.userId).write(entry);
        },
      });
    },
  };
}
