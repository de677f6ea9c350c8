import * as z from 'zod/mini';

const KEY = 'upround-referral';

const schema = /* @__PURE__ */ z.object({
  code: z.string(),
  /** Who invites; empty where that isn't known. */
  displayName: z.string(),
  /** Typed by the person, or from a link. */
  isTyped: z.boolean(),
});
export type StoredCode = z.output<typeof schema>;

/** The code that the sign-up form shows; null without one, or without storage. */
export function readStoredCode(): StoredCode | null {
  try {
    const { data } = schema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return data ?? null;
  } catch {
    return null;
  }
}

/** Saves a code until the tab is closed. An empty one says that the person deleted it. */
export function storeCode(code: StoredCode): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(code));
  } catch {
    // Without storage the form begins empty; the cookie still counts.
  }
}

export function deleteStoredCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
}
