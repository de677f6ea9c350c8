import { competitionErrors, type OwnEntry } from '@upround/competitions/contract';
import { ApiError, backOff, isTransient, NetworkError } from '@upround/shared/api-client';
import type { StoredEntry } from './entry-drafts';
import { isSame, type EntryTexts, type EntryValues } from './entry-values';

export type SaveState =
  /** `at` in milliseconds; null where nothing was saved here yet. */
  | { kind: 'saved'; at: number | null }
  /** Typed a moment ago. */
  | { kind: 'changed' }
  | { kind: 'saving' }
  /** Without connection; it's tried again by itself. */
  | { kind: 'offline' }
  | { kind: 'failed'; error: unknown }
  /** A team mate saved in between; what was typed here is still in the form. */
  | { kind: 'conflict'; theirs: OwnEntry }
  /** The entry was withdrawn, or the member was removed; what was typed here is still in the form. */
  | { kind: 'gone' }
  /** The deadline passed. */
  | { kind: 'closed' };

/** What the saver uses of the page. */
export interface SaverPorts {
  /** What the form holds now. */
  values: () => EntryValues;
  textsOf: (values: EntryValues) => EntryTexts;
  valuesOf: (entry: OwnEntry) => EntryValues;
  /** What was saved, with the files that the form holds. */
  withFiles: (saved: EntryTexts) => EntryValues;
  /** Fills the form. */
  show: (values: EntryValues) => void;
  send: (texts: EntryTexts, revision: number) => Promise<OwnEntry>;
  reread: () => Promise<OwnEntry | null>;
  /** An entry was saved or loaded. */
  onEntry: (entry: OwnEntry) => void;
  onClosed: () => void;
  drafts: {
    read: () => Promise<StoredEntry | undefined>;
    write: (draft: StoredEntry) => Promise<unknown>;
    delete: () => Promise<void>;
  };
}

/** From the last change until it's on this device, and on the server. In milliseconds. */
const DEVICE_PAUSE = 300;
export const SERVER_PAUSE = 1_000;
const RETRIES = { first: 5_000, longest: 60_000 };

const closedCodes: readonly string[] = [
  competitionErrors.CLOSED.code,
  competitionErrors.NOT_OPEN.code,
  competitionErrors.ONLY_FILES.code,
];

/** Where a browser stores nothing, the server alone has the draft. */
const ignore = () => undefined;

/**
 * Saves an entry as it is typed: on this device at once, on the server after a pause. Nothing typed is lost: it stays
 * in the form and on the device until the server has it, and a team mate's change never replaces it unasked.
 */
export class EntrySaver {
  readonly #ports: SaverPorts;
  readonly #listeners = new Set<() => void>();
  #base: { revision: number; texts: EntryTexts };
  #state: SaveState = { kind: 'saved', at: null };
  #deviceTimer: ReturnType<typeof setTimeout> | undefined;
  #serverTimer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #running: Promise<boolean> | undefined;
  #isTouched = false;

  constructor(entry: OwnEntry | null, ports: SaverPorts) {
    this.#ports = ports;
    const texts = ports.textsOf(entry === null ? {} : ports.valuesOf(entry));
    this.#base = { revision: entry?.revision ?? 0, texts };
  }

  readonly state = (): SaveState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Of the entry as it was last saved or loaded; 0 before the first. */
  get revision(): number {
    return this.#base.revision;
  }

  get isDirty(): boolean {
    return !isSame(this.#texts(), this.#base.texts);
  }

  /** Begins: what an earlier visit left on this device comes back. @returns what ends it */
  start(): () => void {
    const onOnline = () => void (this.#state.kind === 'offline' && this.save());
    const onHide = () => this.#writeDevice();
    window.addEventListener('online', onOnline);
    window.addEventListener('pagehide', onHide);
    void this.#restore();
    return () => {
      window.removeEventListener('online', onOnline);
      window.removeEventListener('pagehide', onHide);
      this.#writeDevice();
      clearTimeout(this.#serverTimer);
      if (this.#state.kind === 'changed') void this.save();
    };
  }

  /** Something was typed or chosen. */
  change(): void {
    this.#isTouched = true;
    clearTimeout(this.#deviceTimer);
    this.#deviceTimer = setTimeout(() => this.#writeDevice(), DEVICE_PAUSE);
    if (this.#isHeld) return;
    if (this.#state.kind !== 'saving') this.#set({ kind: 'changed' });
    this.#saveIn(SERVER_PAUSE);
  }

  /** The server has another entry than before. It's shown unless something is unsaved here. */
  adopt(entry: OwnEntry): void {
    if (entry.revision <= this.#base.revision || this.#running !== undefined) return;
    // Saving finds out that it changed, and asks.
    if (this.isDirty) return;
    this.#take(entry);
  }

  /** @returns whether everything is on the server now */
  save(): Promise<boolean> {
    clearTimeout(this.#serverTimer);
    if (this.#isHeld) return Promise.resolve(false);
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** The entry is gone: nothing of this form is saved any more. */
  abandon(): void {
    clearTimeout(this.#serverTimer);
    this.#set({ kind: 'closed' });
    this.#isTouched = false;
    this.#forget();
  }

  /** The server has no entry of the member any more. */
  lose(): void {
    if (this.#base.revision === 0 || this.#isHeld || this.#running !== undefined) return;
    clearTimeout(this.#serverTimer);
    this.#set({ kind: 'gone' });
  }

  /** The deadline has passed, and only files can still be saved. The form goes back to the texts that were saved. */
  async keepFiles(): Promise<void> {
    clearTimeout(this.#serverTimer);
    await this.#running;
    this.#ports.show(this.#ports.withFiles(this.#base.texts));
    if (this.#state.kind === 'conflict' || this.#state.kind === 'gone') return;
    this.#set(this.isDirty ? { kind: 'changed' } : { kind: 'saved', at: null });
    if (this.isDirty) await this.save();
  }

  /** Begins a new entry with what is in the form. */
  beginAgain(): void {
    this.#base = { revision: 0, texts: this.#ports.textsOf({}) };
    this.#set({ kind: 'changed' });
    void this.save();
  }

  /** Ends a conflict with the team mate's texts. */
  takeTheirs(): void {
    if (this.#state.kind !== 'conflict') return;
    this.#take(this.#state.theirs);
  }

  /** Ends a conflict with the texts of this form. */
  saveMine(): void {
    if (this.#state.kind !== 'conflict') return;
    const { theirs } = this.#state;
    this.#base = { revision: theirs.revision, texts: this.#textsOfEntry(theirs) };
    this.#set({ kind: 'changed' });
    void this.save();
  }

  /** Takes over what a submission or another write answered. */
  confirm(entry: OwnEntry): void {
    this.#base = { ...this.#base, revision: entry.revision };
  }

  /** The server says that a team mate changed the entry. */
  async meetConflict(): Promise<void> {
    const theirs = await this.#ports.reread();
    if (theirs === null) this.#set({ kind: 'gone' });
    else if (isSame(this.#textsOfEntry(theirs), this.#texts())) this.#take(theirs);
    else this.#set({ kind: 'conflict', theirs });
  }

  /** Nothing is saved until the member decides, or ever. */
  get #isHeld(): boolean {
    return ['conflict', 'gone', 'closed'].includes(this.#state.kind);
  }

  get #isSaved(): boolean {
    return this.#state.kind === 'saved';
  }

  #texts = () => this.#ports.textsOf(this.#ports.values());

  #textsOfEntry = (entry: OwnEntry) => this.#ports.textsOf(this.#ports.valuesOf(entry));

  #set(state: SaveState): void {
    this.#state = state;
    this.#listeners.forEach((listener) => listener());
  }

  #saveIn(pause: number): void {
    clearTimeout(this.#serverTimer);
    this.#serverTimer = setTimeout(() => void this.save(), pause);
  }

  #writeDevice(): void {
    clearTimeout(this.#deviceTimer);
    if (!this.#isTouched || !this.isDirty) return;
    const { revision } = this.#base;
    this.#ports.drafts.write({ values: this.#ports.values(), revision }).catch(ignore);
  }

  #forget(): void {
    clearTimeout(this.#deviceTimer);
    this.#ports.drafts.delete().catch(ignore);
  }

  async #restore(): Promise<void> {
    const stored = await this.#ports.drafts.read().catch(ignore);
    if (stored === undefined || this.#isTouched) return;
    this.#ports.show({ ...this.#ports.values(), ...stored.values });
    if (!this.isDirty) {
      this.#forget();
      return;
    }
    this.#isTouched = true;
    // Where a team mate saved since, the server says so, and the member is asked.
    this.#base = { ...this.#base, revision: stored.revision };
    this.#set({ kind: 'changed' });
    this.#saveIn(0);
  }

  #take(entry: OwnEntry): void {
    const values = this.#ports.valuesOf(entry);
    this.#base = { revision: entry.revision, texts: this.#ports.textsOf(values) };
    this.#ports.show(values);
    this.#forget();
    this.#ports.onEntry(entry);
    this.#set({ kind: 'saved', at: Date.now() });
  }

  async #run(): Promise<boolean> {
    // Changes made during a save are saved as soon as it ends.
    while (this.isDirty) {
      const texts = this.#texts();
      this.#set({ kind: 'saving' });
      try {
        const entry = await this.#ports.send(texts, this.#base.revision);
        this.#base = { revision: entry.revision, texts };
        this.#failures = 0;
        this.#ports.onEntry(entry);
      } catch (error) {
        await this.#fail(error);
        return this.#isSaved;
      }
    }
    this.#forget();
    if (!this.#isSaved) this.#set({ kind: 'saved', at: Date.now() });
    return true;
  }

  async #fail(error: unknown): Promise<void> {
    this.#writeDevice();
    const code = error instanceof ApiError ? error.code : '';
    if (code === competitionErrors.ENTRY_CHANGED.code) {
      this.#set({ kind: 'failed', error });
      await this.meetConflict().catch(ignore);
    } else if (closedCodes.includes(code)) {
      this.#set({ kind: 'closed' });
      this.#ports.onClosed();
    } else {
      this.#set(error instanceof NetworkError ? { kind: 'offline' } : { kind: 'failed', error });
      if (isTransient(error)) {
        this.#saveIn(backOff(this.#failures, RETRIES, error));
        this.#failures += 1;
      }
    }
  }
}
