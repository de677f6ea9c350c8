import type { QueryClient } from '@tanstack/react-query';
import { atom, type createStore } from 'jotai';
import { startTransition } from 'react';
import { sendMessage, type Message } from '@upround/messaging/contract';
import { api, ApiError, backOff, isTransient } from '@upround/shared/api-client';
import { currentUserAtom } from '@upround/shared/session';
import { applySent } from '../data/conversation-cache';
import { addMessage } from '../data/history-cache';
import { outgoingStore } from '../data/drafts';
import { inOrder, type Outgoing } from '../model/outgoing';

type Store = ReturnType<typeof createStore>;

/** Outgoing messages, in the order in which they were written. */
export const outboxAtom = /* @__PURE__ */ atom<readonly Outgoing[]>([]);

const WAITS = { first: 2_000, longest: 60_000 };

function inTurn(conversationId: string, work: () => Promise<void>): Promise<void> {
  // Another tab of this browser sends the same entries: one after the other, so that the order holds.
  if (typeof navigator.locks === 'undefined') return work();
  return navigator.locks.request(`upround-messages-${conversationId}`, work);
}

function makeOutbox(store: Store, client: QueryClient) {
  const sending = new Set<string>();
  const waits = new Map<string, { failures: number; timer: ReturnType<typeof setTimeout> }>();
  const restored = new Set<string>();

  const entryOf = (clientId: string) =>
    store.get(outboxAtom).find((entry) => entry.clientId === clientId);
  const isOwn = ({ userId }: Outgoing) => store.get(currentUserAtom)?.id === userId;

  function show(entry: Outgoing) {
    store.set(outboxAtom, (before) =>
      [...before.filter(({ clientId }) => clientId !== entry.clientId), entry].sort(inOrder),
    );
  }

  function put(entry: Outgoing) {
    show(entry);
    return outgoingStore.write(entry);
  }

  /** Changes a stored message; one that another tab has deleted is not restored. */
  async function change(entry: Outgoing) {
    show(entry);
    if (await outgoingStore.has(entry)) await outgoingStore.write(entry);
  }

  function hide(entry: Outgoing) {
    store.set(outboxAtom, (before) => before.filter(({ clientId }) => clientId !== entry.clientId));
  }

  function forget(entry: Outgoing) {
    hide(entry);
    return outgoingStore.remove(entry);
  }

  function arrived(entry: Outgoing, message: Message) {
    addMessage(client, message);
    applySent(client, message);
    void forget(entry);
  }

  function later(conversationId: string, error: unknown) {
    const before = waits.get(conversationId);
    clearTimeout(before?.timer);
    const failures = before?.failures ?? 0;
    const timer = setTimeout(() => void drain(conversationId), backOff(failures, WAITS, error));
    waits.set(conversationId, { failures: failures + 1, timer });
  }

  /** @returns whether the next one may follow */
  async function sendOne(entry: Outgoing): Promise<boolean> {
    const { clientId, conversationId, text } = entry;
    try {
      if (entry.state !== 'sending') void change({ ...entry, state: 'sending', reason: '' });
      const body = { conversationId, text, clientId };
      arrived(entry, await api.call(sendMessage, { body }));
      return true;
    } catch (error) {
      // Discarded meanwhile.
      if (entryOf(clientId) === undefined) return true;
      const isSignedOut = error instanceof ApiError && error.status === 401;
      if (isSignedOut || isTransient(error)) {
        // Those behind it wait as well, so that the order holds.
        for (const one of store.get(outboxAtom)) {
          if (one.conversationId === conversationId && one.state === 'sending') {
            void change({ ...one, state: 'waiting' });
          }
        }
        // Signing in again takes it up.
        if (isSignedOut) return false;
        later(conversationId, error);
        return false;
      }
      const reason = error instanceof ApiError ? error.clientMessage : '';
      await change({ ...entry, state: 'failed', reason });
      return true;
    }
  }

  /** Sends what a conversation holds, one after the other, so that it arrives in the order of writing. */
  async function drain(conversationId: string): Promise<void> {
    if (sending.has(conversationId)) return;
    sending.add(conversationId);
    const next = () =>
      store
        .get(outboxAtom)
        .find(
          (entry) =>
            entry.conversationId === conversationId && entry.state !== 'failed' && isOwn(entry),
        );
    try {
      await inTurn(conversationId, async () => {
        for (let entry = next(); entry !== undefined; entry = next()) {
          const isStored = await outgoingStore.has(entry);
          if (!isStored) hide(entry);
          // Discarded here meanwhile, or another member signed in.
          if (!isStored || next() !== entry) continue;
          if (!(await sendOne(entry))) return;
        }
        clearTimeout(waits.get(conversationId)?.timer);
        waits.delete(conversationId);
      });
    } finally {
      sending.delete(conversationId);
    }
    // Written in the moment in which the last one had left.
    if (next()?.state === 'sending') void drain(conversationId);
  }

  const drainAll = () => {
    const ids = new Set(store.get(outboxAtom).map(({ conversationId }) => conversationId));
    for (const id of ids) void drain(id);
  };
  window.addEventListener('online', drainAll);

  return {
    /** Adds a message to the outbox. It is stored on this device until the server has it. */
    send(conversationId: string, text: string): void {
      const userId = store.get(currentUserAtom)?.id;
      if (userId === undefined) return;
      const last = store.get(outboxAtom).at(-1)?.writtenAt ?? 0;
      const entry: Outgoing = {
        clientId: crypto.randomUUID(),
        userId,
        conversationId,
        text,
        writtenAt: Math.max(Date.now(), last + 1),
        state: 'sending',
        reason: '',
      };
      // The cleared field is painted before the thread is rendered with the new message.
      startTransition(() => void put(entry));
      void drain(conversationId);
    },
    retry(entry: Outgoing): void {
      void put({ ...entry, state: 'sending', reason: '' });
      void drain(entry.conversationId);
    },
    discard: (entry: Outgoing): void => void forget(entry),
    /** Takes back what was discarded. */
    keep(entry: Outgoing): void {
      void put(entry);
      void drain(entry.conversationId);
    },
    /** Retries all waiting messages at once: the connection is back. */
    drainAll,
    /** Takes up what an earlier page could not send. The ids are the same, so nothing comes twice. */
    async restore(userId: string): Promise<void> {
      if (restored.has(userId)) {
        // The same person has signed in again.
        drainAll();
        return;
      }
      restored.add(userId);
      for (const entry of await outgoingStore.list(userId)) {
        if (entryOf(entry.clientId) === undefined) show(entry);
      }
      drainAll();
    },
  };
}

export type Outbox = ReturnType<typeof makeOutbox>;

const outboxes = new WeakMap<Store, Outbox>();

/** The page's one outbox. */
export function outboxOf(store: Store, client: QueryClient): Outbox {
  const known = outboxes.get(store) ?? makeOutbox(store, client);
  outboxes.set(store, known);
  return known;
}
