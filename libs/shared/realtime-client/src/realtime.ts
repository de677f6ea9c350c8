import type { RealtimeEnvelope } from '@upround/shared/contract-core';
import type { Transport } from './transport';

/**
 * - `off`: no one is signed in.
 * - `waiting`: not open, or not open again yet.
 * - `open`: events arrive.
 */
export type RealtimeState = 'off' | 'waiting' | 'open';

export interface RealtimePorts {
  /** Loads what carries events; called with the first connection. */
  load(): Promise<Transport>;
  /** Resolves when the page is idle; opening waits for this unless it is needed sooner. */
  rest(): Promise<unknown>;
}

/** The realtime connection of this page: what arrives is a hint, and the API has the truth. */
export interface Realtime {
  /**
   * Opens the connection of a profile, or closes it.
   *
   * @param profileId null when no one is signed in
   */
  identify(profileId: string | null): void;
  /** Opens the connection without waiting for the page to come to rest. */
  hurry(): void;
  /**
   * Listens for an event.
   *
   * @returns the function that ends listening
   */
  on(name: string, listener: (data: unknown) => void): () => void;
  /** Listens for moments after which something may have been missed: also that of opening. */
  onGap(listener: () => void): () => void;
  readonly state: RealtimeState;
  /** Listens for changes of the state. */
  onState(listener: () => void): () => void;
}

/** Ids of so many events are remembered, so that listeners get an event once even if it arrives twice. */
const REMEMBERED = 200;
/** After so many milliseconds loading is tried again. */
const LOAD_AGAIN = 10_000;

function createListeners<Arguments extends unknown[]>() {
  const listeners = new Set<(...words: Arguments) => void>();
  return {
    add(listener: (...words: Arguments) => void) {
      // A listener of its own, so that one function may listen twice.
      const own = (...words: Arguments) => listener(...words);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    tell: (...words: Arguments) => [...listeners].forEach((listener) => listener(...words)),
  };
}

export function createRealtime({ load, rest }: RealtimePorts): Realtime {
  const events = createListeners<[RealtimeEnvelope]>();
  const gaps = createListeners<[]>();
  const states = createListeners<[]>();
  let state: RealtimeState = 'off';
  let profile: string | null = null;
  /** Counts profiles: what belongs to an earlier one is not heard. */
  let turn = 0;
  let end: () => void = () => undefined;
  let hurry: () => void = () => undefined;
  const hurried = new Promise<void>((resolve) => (hurry = resolve));
  const known = new Set<string>();

  function become(next: RealtimeState) {
    if (next === state) return;
    state = next;
    states.tell();
  }

  function listener(envelope: RealtimeEnvelope) {
    if (known.has(envelope.id)) return;
    known.add(envelope.id);
    for (const oldest of known) {
      if (known.size <= REMEMBERED) break;
      known.delete(oldest);
    }
    events.tell(envelope);
  }

  async function open(profileId: string, mine: number): Promise<void> {
    const isMine = () => mine === turn && profile !== null;
    await Promise.race([rest(), hurried]);
    if (!isMine()) return;
    try {
      const transport = await load();
      if (!isMine()) return;
      end = transport(profileId, {
        event: (envelope) => isMine() && listener(envelope),
        gap: () => isMine() && gaps.tell(),
        open: (isOpen) => isMine() && become(isOpen ? 'open' : 'waiting'),
      });
    } catch {
      // No connection, most likely: events are a hint, and pages ask by themselves meanwhile.
      setTimeout(() => isMine() && void open(profileId, mine), LOAD_AGAIN);
    }
  }

  return {
    identify(profileId) {
      if (profileId === profile) return;
      profile = profileId;
      end();
      end = () => undefined;
      known.clear();
      become(profileId === null ? 'off' : 'waiting');
      if (profileId !== null) void open(profileId, ++turn);
    },
    hurry: () => hurry(),
    on: (name, listener) =>
      events.add((envelope) => envelope.name === name && listener(envelope.data)),
    onGap: gaps.add,
    get state() {
      return state;
    },
    onState: states.add,
  };
}
