/** A draft in a conversation, as one tab sends it to the others. */
export interface DraftEvent {
  userId: string;
  conversationId: string;
  text: string;
}

export const draftKey = (userId: string, conversationId: string) =>
  ['messaging.draft', userId, conversationId] as const;

let channel: BroadcastChannel | undefined;

/** @returns what ends the listening */
export function listenToDrafts(listener: (event: DraftEvent) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const mine = new BroadcastChannel('upround-message-drafts');
  mine.onmessage = ({ data }: MessageEvent<DraftEvent>) => listener(data);
  channel = mine;
  return () => {
    mine.close();
    if (channel === mine) channel = undefined;
  };
}

/** Sends to the other tabs, while the page listens itself. */
export const broadcastDraft = (event: DraftEvent): void => channel?.postMessage(event);
