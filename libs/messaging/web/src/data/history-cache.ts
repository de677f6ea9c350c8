import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { catchUpMessages, listMessages, type Message } from '@upround/messaging/contract';
import { api } from '@upround/shared/api-client';
import {
  historyOf,
  lastSequenceOf,
  leavesGap,
  withArrived,
  withNewer,
  withOlder,
  type History,
} from '../model/history';

/** The most that the API answers at once. */
const PAGE = 50;

export const historyKey = (conversationId: string) =>
  [listMessages.id, 'history', conversationId] as const;

async function readWindow(
  conversationId: string,
  place: { around?: number | undefined; cursor?: string },
  signal?: AbortSignal,
) {
  return api.call(
    listMessages,
    { query: { conversationId, limit: PAGE, ...place } },
    signal === undefined ? {} : { signal },
  );
}

/**
 * A conversation's messages as far as they were read. What arrives is put into it; it is read once.
 *
 * @param around sequence to begin at, as the first unread message; the end by default
 */
export function historyQuery(conversationId: string, around?: number) {
  return queryOptions<History>({
    queryKey: historyKey(conversationId),
    queryFn: async ({ signal }) =>
      historyOf(await readWindow(conversationId, { around }, signal), around),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const historyIn = (client: QueryClient, conversationId: string) =>
  client.getQueryData<History>(historyKey(conversationId));

function change(
  client: QueryClient,
  conversationId: string,
  next: (history: History) => History,
): void {
  client.setQueryData<History>(historyKey(conversationId), (history) =>
    history === undefined ? history : next(history),
  );
}

/** Reads on in one direction. */
export async function readOn(
  client: QueryClient,
  conversationId: string,
  way: 'older' | 'newer',
): Promise<void> {
  const before = historyIn(client, conversationId);
  const cursor = before?.[way];
  if (cursor === null || cursor === undefined) return;
  const page = await readWindow(conversationId, { around: before?.around, cursor });
  change(client, conversationId, (history) => {
    // The viewer has jumped elsewhere in the meantime.
    if (history[way] !== cursor) return history;
    return way === 'older' ? withOlder(history, page) : withNewer(history, page);
  });
}

/** Reads the messages around a place, or the last ones, in place of those that were read. */
export async function jumpTo(
  client: QueryClient,
  conversationId: string,
  around?: number,
): Promise<void> {
  const page = await readWindow(conversationId, { around });
  client.setQueryData<History>(historyKey(conversationId), historyOf(page, around));
}

interface CatchUp {
  done: Promise<void>;
  again: boolean;
}
const underWay = new WeakMap<QueryClient, Map<string, CatchUp>>();

async function readAfter(client: QueryClient, conversationId: string): Promise<void> {
  const history = historyIn(client, conversationId);
  // A viewer who reads further back reaches the new messages by scrolling on.
  if (history === undefined || history.newer !== null) return;
  const after = lastSequenceOf(history);
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: { conversationId: string; after: number; limit: number; cursor: string } = {
      conversationId,
      after,
      limit: PAGE,
      cursor,
    };
    const { data, nextSegment } = await api.call(catchUpMessages, { query });
    change(client, conversationId, (known) => withArrived(known, data));
    cursor = nextSegment;
  }
}

/**
 * Reads everything after the last message that is known, however much it is. One reading at a time for each
 * conversation; asked for meanwhile, it looks once more at the end.
 */
export async function catchUp(client: QueryClient, conversationId: string): Promise<void> {
  const all = underWay.get(client) ?? new Map<string, CatchUp>();
  underWay.set(client, all);
  const running = all.get(conversationId);
  if (running !== undefined) {
    running.again = true;
    return running.done;
  }
  const mine: CatchUp = { done: Promise.resolve(), again: false };
  all.set(conversationId, mine);
  mine.done = (async () => {
    try {
      do {
        mine.again = false;
        await readAfter(client, conversationId);
      } while (mine.again);
    } finally {
      all.delete(conversationId);
    }
  })();
  return mine.done;
}

/** Takes in a message that an event or an answer brought. */
export function addMessage(client: QueryClient, message: Message): void {
  const { conversationId } = message;
  const history = historyIn(client, conversationId);
  if (history === undefined) return;
  if (leavesGap(history, message)) {
    // A failure is made good by the thread, which sees that it is behind.
    void catchUp(client, conversationId).catch(() => undefined);
  } else {
    change(client, conversationId, (known) => withArrived(known, [message]));
  }
}
