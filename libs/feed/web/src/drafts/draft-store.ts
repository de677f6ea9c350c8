import type * as z from 'zod/mini';
import { noteUnsent } from '../composer/outbox/may-have-unsent';
import { completeDraft, type Draft, type DraftMode, type DraftPod } from '../model/draft';
import type { OutboxEntry } from '../state/composer-atoms';
import { draftShape, unsentShape } from './kept-shapes';
import { deviceKeyValue, type KeyValue } from './key-value';

export { memoryKeyValue } from './key-value';

let device: KeyValue | undefined;

/** Keeps drafts elsewhere from now on: for tests. */
export function keepDraftsIn(place: KeyValue): void {
  device = place;
}

const onDevice = () => (device ??= deviceKeyValue());

/** What one person keeps under one kind of key; nobody else on the same device sees it. What has another shape is left out. */
function shelf<Value>(kind: 'draft' | 'unsent', userId: string, shape: z.ZodMiniType) {
  const prefix = `${kind}/${userId}/`;
  return {
    write: (id: string, value: Value) => onDevice().set(`${prefix}${id}`, value),
    remove: (id: string) => onDevice().remove(`${prefix}${id}`),
    async list(): Promise<Value[]> {
      const all = await onDevice().entries();
      return all
        .filter(([key, value]) => key.startsWith(prefix) && shape.safeParse(value).success)
        .map(([, value]) => value as Value);
    },
  };
}

/** Drafts of posts with their pictures, on this device. */
export function draftsOf(userId: string) {
  const drafts = shelf<Draft>('draft', userId, draftShape);
  const list = async () =>
    (await drafts.list()).map(completeDraft).sort((a, b) => b.savedAt - a.savedAt);
  return {
    /** The latest first. */
    list,
    write: (draft: Draft) => drafts.write(draft.id, draft),
    remove: (id: string) => drafts.remove(id),
    /** The latest of a kind for a target. */
    async find(mode: DraftMode, pod: DraftPod | null): Promise<Draft | undefined> {
      const all = await list();
      return all.find((draft) => draft.mode === mode && draft.pod?.id === pod?.id);
    },
  };
}

/** Posts that were sent and have not arrived, with the key under which they are sent again. */
export function unsentOf(userId: string) {
  const entries = shelf<OutboxEntry>('unsent', userId, unsentShape);
  return {
    list: async () =>
      (await entries.list())
        .map((entry) => ({ ...entry, draft: completeDraft(entry.draft) }))
        .sort((a, b) => b.sentAt - a.sentAt),
    async write(entry: OutboxEntry) {
      noteUnsent(true);
      await entries.write(entry.id, entry);
    },
    async remove(id: string) {
      await entries.remove(id);
      if ((await entries.list()).length === 0) noteUnsent(false);
    },
  };
}
