import { deviceStore, draftStore, type DeviceStore } from '@upround/shared/drafts';
import { unsentPostsFlag } from '../outbox/unsent-posts-flag';
import { completeDraft, type Draft, type DraftMode, type DraftPod } from '../model/draft';
import type { OutboxEntry } from '../composer-atoms';
import { draftShape, unsentShape } from './stored-shapes';

export { memoryStore } from '@upround/shared/drafts';

const place = { database: 'upround-composer', table: 'drafts' } as const;
let device: DeviceStore | undefined;

/** Keeps drafts elsewhere from now on: for tests. */
export function storeDraftsIn(store: DeviceStore): void {
  device = store;
}

const onDevice = () => (device ??= deviceStore(place.database, place.table));

const composerDrafts = draftStore<Draft>({
  ...place,
  prefix: (userId) => `draft/${userId}/`,
  schema: draftShape,
  store: onDevice,
});
const unsentPosts = draftStore<OutboxEntry>({
  ...place,
  prefix: (userId) => `unsent/${userId}/`,
  schema: unsentShape,
  store: onDevice,
});

/** Drafts of posts with their pictures, on this device. */
export function draftsOf(userId: string) {
  const drafts = composerDrafts(userId);
  const list = async () =>
    (await drafts.list())
      .map(({ value }) => completeDraft(value))
      .sort((a, b) => b.savedAt - a.savedAt);
  return {
    /** The latest first. */
    list,
    write: (draft: Draft) => drafts.write(draft.id, draft),
    remove: (id: string) => drafts.delete(id),
    /** The latest of a kind for a target. */
    async find(mode: DraftMode, pod: DraftPod | null): Promise<Draft | undefined> {
      const all = await list();
      return all.find((draft) => draft.mode === mode && draft.pod?.id === pod?.id);
    },
  };
}

/** Posts that were sent and have not arrived, with the key under which they are sent again. */
export function unsentOf(userId: string) {
  const entries = unsentPosts(userId);
  return {
    list: async () =>
      (await entries.list())
        .map(({ value }) => ({ ...value, draft: completeDraft(value.draft) }))
        .sort((a, b) => b.sentAt - a.sentAt),
    async write(entry: OutboxEntry) {
      unsentPostsFlag.note(true);
      await entries.write(entry.id, entry);
    },
    async remove(id: string) {
      await entries.delete(id);
      if ((await entries.list()).length === 0) unsentPostsFlag.note(false);
    },
  };
}
