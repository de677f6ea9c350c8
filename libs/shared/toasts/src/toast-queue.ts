/** What a toast says: its icon and colour follow. */
export const toastTypes = ['success', 'error', 'info', 'warning', 'default'] as const;
export type ToastType = (typeof toastTypes)[number];

/** Position of a toast. */
export const toastPositions = [
  'top-right',
  'top',
  'top-left',
  'bottom-right',
  'bottom',
  'bottom-left',
] as const;
export type ToastPosition = (typeof toastPositions)[number];

/** Spec 9: defaults of toasts; times in milliseconds. */
export const toastDefaults = {
  duration: 3000,
  position: 'bottom-right',
  type: 'success',
  dismissible: true,
  pauseOnHover: true,
} as const;

/** An Undo button, or a link, takes longer to reach. */
export const UNDO_DURATION = 8000;
/** How often the queue is looked at while a toast waits for its place. */
export const QUEUE_RECHECK = 250;
/** How long a toast takes to leave. */
export const DISMISS_ANIMATION = 150;
/** More at once than these would not be read. */
export const MOST_VISIBLE = 3;

export interface ToastOptions {
  /** One plain sentence, already in the reader's language. */
  text: string;
  /** `success` by default. */
  type?: ToastType;
  /** Gives the toast an Undo button, and more time to reach it. */
  undo?: () => void;
  /** Leads to what it is about: a path of ours; gives as much time. */
  link?: { href: string; label: string };
  /** `bottom-right` by default. */
  position?: ToastPosition;
  /** Whether there is a close button; true by default. */
  dismissible?: boolean;
  /** Whether hovering pauses the timer; true by default. Focus always does. */
  pauseOnHover?: boolean;
  /** Milliseconds; 3000 by default, 8000 with `undo` or `link`. */
  duration?: number;
  /** A toast with the id of one in sight takes its place. */
  id?: string;
}

export interface QueuedToast extends Omit<ToastOptions, 'undo'> {
  id: string;
  type: ToastType;
  position: ToastPosition;
  duration: number;
  dismissible: boolean;
  pauseOnHover: boolean;
  undo?: (() => void) | undefined;
  /** Distinguishes two toasts with the same id. */
  serial: number;
}

type Listener = () => void;

const waiting: QueuedToast[] = [];
const listeners = new Set<Listener>();
const closers = new Set<(id?: string) => void>();
let shown = 0;

/**
 * Shows messages that the page itself does not show already. May be called from anywhere;
 * `Toasts`, rendered once by the app, shows at most three at a time; the others wait their turn.
 */
export const toast = {
  /** @returns the id by which it can be dismissed */
  show(options: ToastOptions): string {
    shown += 1;
    const queued: QueuedToast = {
      ...toastDefaults,
      ...((options.undo ?? options.link) && { duration: UNDO_DURATION }),
      ...options,
      serial: shown,
      id: options.id ?? `toast-${shown}`,
    };
    waiting.push(queued);
    listeners.forEach((listener) => listener());
    return queued.id;
  },
  /** Takes away one toast, or all of them. */
  dismiss(id?: string): void {
    const remaining = id === undefined ? [] : waiting.filter((queued) => queued.id !== id);
    waiting.splice(0, waiting.length, ...remaining);
    closers.forEach((close) => close(id));
  },
};

/**
 * For the stack on the page: hands over the next toasts.
 *
 * @param visible ids of those in sight; a toast of the same id takes their place and needs no room
 * @param room for how many more there is room
 */
export function takeToasts(visible: ReadonlySet<string>, room: number): QueuedToast[] {
  const taken: QueuedToast[] = [];
  let free = room;
  for (const queued of [...waiting]) {
    if (!visible.has(queued.id)) {
      if (free <= 0) continue;
      free -= 1;
    }
    waiting.splice(waiting.indexOf(queued), 1);
    taken.push(queued);
  }
  return taken;
}

export function hasToasts(): boolean {
  return waiting.length > 0;
}

/** @returns the function that ends the subscription */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the function that ends the subscription */
export function onDismiss(close: (id?: string) => void): () => void {
  closers.add(close);
  return () => closers.delete(close);
}
