/** Stores the access token in memory only, where no later script can read it. */
export interface TokenStore {
  get(): string | undefined;
  set(token: string | undefined): void;
  /** @returns the function that ends the subscription */
  subscribe(listener: (token: string | undefined) => void): () => void;
}

export function createTokenStore(): TokenStore {
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
