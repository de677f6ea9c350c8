import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { emptyDraft, inMode, isEmptyDraft, type Draft, type DraftMode } from '../model/draft';
import type { ComposerOpening } from '../composer-atoms';
import { draftsOf } from './draft-store';

/** Milliseconds after the last change. */
const PAUSE = 1000;

/** `empty` while there is nothing to keep. */
export type SavingState = 'empty' | 'unsaved' | 'saved';

/** Words and nothing else, in a draft as the composer opened it. */
const isTextOnly = (draft: Draft, { mode = 'post', pod }: ComposerOpening) =>
  draft.mode === mode &&
  draft.pod?.id === pod?.id &&
  draft.text !== '' &&
  isEmptyDraft({ ...draft, text: '' });

/**
 * The draft in the composer, kept on this device a second after the last change and when the
 * composer closes. What was begun before for the same kind and target is taken up again.
 */
export function useComposerDraft(opening: ComposerOpening, userId: string) {
  const drafts = useMemo(() => draftsOf(userId), [userId]);
  const [draft, setDraft] = useState(
    () => opening.draft ?? emptyDraft(opening.mode ?? 'post', opening.pod),
  );
  const [isSaved, setSaved] = useState(opening.draft === undefined);
  const latest = useRef({ draft, isDirty: opening.draft !== undefined, isTouched: false });

  const put = useCallback((next: Draft, isDirty: boolean) => {
    latest.current = { draft: next, isDirty, isTouched: true };
    setDraft(next);
    setSaved(!isDirty);
  }, []);

  const flush = useCallback(async () => {
    const { current } = latest;
    if (!current.isDirty) return;
    current.isDirty = false;
    const { draft: written } = current;
    await (isEmptyDraft(written)
      ? drafts.remove(written.id)
      : drafts.write({ ...written, savedAt: Date.now() }));
    if (!latest.current.isDirty) setSaved(true);
  }, [drafts]);

  // Words that were typed meanwhile go on where it ended; anything else that was begun meanwhile stays on its own.
  useEffect(() => {
    if (opening.draft !== undefined) return undefined;
    let isGone = false;
    void drafts.find(opening.mode ?? 'post', opening.pod).then((stored) => {
      if (isGone || stored === undefined) return;
      const { draft, isTouched } = latest.current;
      if (!isTouched) put(stored, false);
      else if (isTextOnly(draft, opening)) put({ ...stored, text: stored.text + draft.text }, true);
    });
    return () => {
      isGone = true;
    };
  }, [drafts, opening, put]);

  useEffect(() => {
    if (!latest.current.isDirty) return undefined;
    const timer = setTimeout(() => void flush(), PAUSE);
    return () => clearTimeout(timer);
  }, [draft, flush]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const { isDirty, draft: current } = latest.current;
      if (!isDirty || isEmptyDraft(current)) return;
      void flush();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      void flush();
    };
  }, [flush]);

  const saving: SavingState = isEmptyDraft(draft) ? 'empty' : isSaved ? 'saved' : 'unsaved';
  return {
    draft,
    saving,
    change: useCallback(
      (changes: Partial<Draft>) => put({ ...latest.current.draft, ...changes }, true),
      [put],
    ),
    /** The same text as another kind of post; without text, the stored draft of that kind. */
    async setMode(mode: DraftMode) {
      const before = latest.current.draft;
      const next = inMode(before, mode);
      put(next, true);
      if (!isEmptyDraft(before)) return;
      const stored = await drafts.find(mode, before.pod);
      if (stored !== undefined && latest.current.draft === next) put(stored, false);
    },
    /** Opens another draft; the one before is saved. */
    async open(other: Draft) {
      await flush();
      put(other, false);
    },
    /** Called after sending: deletes the draft. */
    clear() {
      latest.current.isDirty = false;
      void drafts.remove(latest.current.draft.id);
    },
  };
}
