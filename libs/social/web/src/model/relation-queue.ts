import {
  knownState,
  type RelationEntry,
  type RelationState,
  type RelationTarget,
} from './relation';

export interface RelationQueuePorts {
  read(key: string): RelationEntry | undefined;
  write(key: string, entry: RelationEntry): void;
  /** Calls the API and returns the relation afterwards. */
  send(target: RelationTarget, active: boolean): Promise<RelationState>;
}

export interface RelationQueue {
  /**
   * Wants a state. While a call is under way only the last wish is kept, so that a double press
   * costs one call, or none more.
   *
   * @param key from `relationKey`
   * @param onFailed called once when the API answers an error; the state is already rolled back then
   * @param onSaved called with the saved state after each successful call
   */
  want(
    key: string,
    target: RelationTarget,
    base: RelationState,
    active: boolean,
    onFailed: (error: unknown) => void,
    onSaved?: (state: RelationState) => void,
  ): void;
}

export function createRelationQueue({ read, write, send }: RelationQueuePorts): RelationQueue {
  const underWay = new Set<string>();

  async function drain(
    target: RelationTarget,
    key: string,
    failed: (error: unknown) => void,
    saved?: (state: RelationState) => void,
  ) {
    underWay.add(key);
    try {
      for (;;) {
        const entry = read(key);
        if (entry === undefined || entry.wanted === null) return;
        if (entry.wanted === entry.confirmed.active) {
          write(key, { ...entry, wanted: null });
          return;
        }
        const confirmed = await send(target, entry.wanted);
        const wanted = read(key)?.wanted ?? null;
        write(key, { confirmed, wanted: wanted === confirmed.active ? null : wanted });
        saved?.(confirmed);
      }
    } catch (error) {
      const entry = read(key);
      if (entry !== undefined) write(key, { ...entry, wanted: null });
      failed(error);
    } finally {
      underWay.delete(key);
    }
  }

  return {
    want(key, target, base, active, onFailed, onSaved) {
      if (underWay.has(key)) {
        const entry = read(key);
        if (entry !== undefined) write(key, { ...entry, wanted: active });
        return;
      }
      write(key, { confirmed: knownState(read(key), base), wanted: active });
      void drain(target, key, onFailed, onSaved);
    },
  };
}
