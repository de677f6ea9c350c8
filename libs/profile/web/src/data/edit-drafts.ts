import { draftStore } from '@upround/shared/drafts';
import * as z from 'zod/mini';

const onDevice = draftStore<string>({
  database: 'upround-profile',
  table: 'edits',
  // The keys begin with the person's id themselves.
  prefix: () => '',
  schema: z.string(),
})('');

/** What is on the device, once it was loaded: fields read it while they are drawn. */
const loaded = /* @__PURE__ */ new Map<string, string>();
let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  for (const { key, value } of await onDevice.list()) {
    if (!loaded.has(key)) loaded.set(key, value);
  }
}

/** What was typed into the forms of a profile and not saved yet; it survives a reload. */
export const editDrafts = {
  /** Until this is done nothing of an earlier visit is known. The same promise each time. */
  load: (): Promise<void> => (loading ??= load()),
  read: (key: string): string | undefined => loaded.get(key),
  readJson<Shape>(key: string): Shape | undefined {
    const text = loaded.get(key);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text) as Shape;
    } catch {
      return undefined;
    }
  },
  /** Keeps a text, or deletes it where it is undefined. */
  write(key: string, text: string | undefined): void {
    if (text === undefined) {
      loaded.delete(key);
      void onDevice.delete(key);
    } else {
      loaded.set(key, text);
      void onDevice.write(key, text);
    }
  },
};
