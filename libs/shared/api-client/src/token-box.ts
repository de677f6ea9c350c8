/** Keeps the access token in memory only: it is in no storage that a script could read later. */
export interface TokenBox {
  get(): string | undefined;
  set(token: string | undefined): void;
  /** @returns the function that ends the subscription */
  subscribe(listener: (token: string | undefined) => void): () => void;
}

export function createTokenBox(): TokenBox {
  let current: string | undefined;
  const listeners = new Set<(token: string | undefined) => void>();
  return {
    get: () => current,
    set(token) {
      if (token === current) return;
      current = token;
      for (const listener of listeners) listener(token);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
