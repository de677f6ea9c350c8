import type { SessionUser } from './session-user';

const KEY = 'session-hint';

/**
 * Stores, without any secret, that a member is signed in here and how they are shown, so that
 * the next visit draws the right frame before the API has answered. The address is left out.
 */
export interface SessionHint {
  read(): SessionUser | null;
  write(user: SessionUser): void;
  clear(): void;
}

function isUser(value: unknown): value is SessionUser {
  const user = value as Partial<SessionUser> | null;
  return (
    typeof user === 'object' &&
    user !== null &&
    typeof user.id === 'string' &&
    typeof user.slug === 'string' &&
    typeof user.displayName === 'string' &&
    Array.isArray(user.roles)
  );
}

/** @param storage local storage, or undefined where the browser forbids it */
export function createSessionHint(storage: Storage | undefined): SessionHint {
  return {
    read() {
      try {
        const value: unknown = JSON.parse(storage?.getItem(KEY) ?? 'null');
        return isUser(value) ? { ...value, email: '' } : null;
      } catch {
        return null;
      }
    },
    write({ email: _email, ...shown }) {
      try {
        storage?.setItem(KEY, JSON.stringify(shown));
      } catch {
        // Without storage the next visit asks the API first.
      }
    },
    clear() {
      storage?.removeItem(KEY);
    },
  };
}
