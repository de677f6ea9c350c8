import type { StoredAction } from './pending-action';

const PENDING_ACTION_KEY = 'pending-action';

/** Who signs in later than this does not expect it any more. */
const LIFETIME_MS = 30 * 60_000;
const MAX_LENGTH = 32_000;

const isText = (value: unknown) => value === undefined || typeof value === 'string';

function isStored(value: unknown): value is StoredAction {
  const action = value as Partial<StoredAction> | null;
  return (
    typeof action === 'object' &&
    action !== null &&
    typeof action.path === 'string' &&
    typeof action.at === 'number' &&
    Math.abs(Date.now() - action.at) < LIFETIME_MS &&
    ['number', 'undefined'].includes(typeof action.index) &&
    isText(action.verb) &&
    isText(action.about) &&
    isText(action.text) &&
    isText(action.reference?.referenceType) &&
    isText(action.reference?.referenceId)
  );
}

/** The stored action; one that is too old is deleted. */
export function readPendingAction(): StoredAction | undefined {
  try {
    const text = sessionStorage.getItem(PENDING_ACTION_KEY) ?? 'null';
    const value: unknown = text.length > MAX_LENGTH ? null : JSON.parse(text);
    if (isStored(value)) return value;
    if (value !== null) deletePendingAction();
    return undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores the action that led to the login page, for as long as the tab is open: no link and no other tab can leave one.
 *
 * @param state of the login page's entry in the history, as `useRequireMember` wrote it
 * @returns the action, or the one that was stored before
 */
export function storePendingAction(state: unknown): StoredAction | undefined {
  const { pending } = (state ?? {}) as { pending?: unknown };
  if (!isStored(pending)) return readPendingAction();
  try {
    sessionStorage.setItem(PENDING_ACTION_KEY, JSON.stringify(pending));
  } catch {
    // Without storage it is not carried out.
  }
  return pending;
}

export function deletePendingAction(): void {
  try {
    sessionStorage.removeItem(PENDING_ACTION_KEY);
  } catch {
    // Nothing was stored either.
  }
}
