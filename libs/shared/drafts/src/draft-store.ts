import type * as z from 'zod/mini';
import { deviceStore, type DeviceStore } from './device-store';

/** A person's draft, which no other person on the same device sees. */
export interface Drafts<Value> {
  /** @throws where the browser denies access to its storage */
  read(key: string): Promise<Value | undefined>;
  /** @returns whether it is on the device; otherwise it stays until the page is closed */
  write(key: string, value: Value): Promise<boolean>;
  delete(key: string): Promise<void>;
  list(): Promise<{ key: string; value: Value }[]>;
}

export interface DraftStoreOptions {
  /** Name of the browser's database. */
  database: `upround-${string}`;
  /** Its object store; `drafts` by default. */
  table?: string;
  /** What the keys of a person begin with. The person's id has `:` or `/` on both sides, or begins it. */
  prefix?: (userId: string) => string;
  /** The shape of a draft. What has another one, from an earlier version of the app, is left out. */
  schema: z.ZodMiniType;
  /** Where the values are; on the device by default. */
  store?: () => DeviceStore;
}

/**
 * Makes a place on this device for drafts of one kind. They survive a reload and a logout, and are deleted with the
 * person's account (`deleteDraftsOf`).
 *
 * @returns the drafts of one person
 */
export function draftStore<Value>({
  database,
  table = 'drafts',
  prefix = (userId) => `draft:${userId}:`,
  schema,
  store,
}: DraftStoreOptions): (userId: string) => Drafts<Value> {
  let opened: DeviceStore | undefined;
  const values = store ?? (() => (opened ??= deviceStore(database, table)));
  const isDraft = (value: unknown): value is Value => schema.safeParse(value).success;
  return (userId) => {
    const before = prefix(userId);
    return {
      async read(key) {
        const value = await values().get(before + key);
        return isDraft(value) ? value : undefined;
      },
      write: (key, value) => values().set(before + key, value),
      delete: (key) => values().delete(before + key),
      async list() {
        const all = await values().entries();
        return all.flatMap(([key, value]) =>
          key.startsWith(before) && isDraft(value)
            ? [{ key: key.slice(before.length), value }]
            : [],
        );
      },
    };
  };
}
