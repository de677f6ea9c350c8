import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { emptyDraft, inMode, isEmptyDraft, type Draft, type DraftMode } from '../model/draft';
import type { ComposerOpening } from '../composer-atoms';
import { draftsOf } from './draft-store';

/** Milliseconds after the last change. */
const PAUSE = 1000;

/** `empty` while there is nothing to save: nothing was written, or only what the composer was opened with. */
export type SavingState = 'empty' | 'unsaved' | 'saved';

/** Words and nothing else, in a draft as the composer opened it. */
const isTextOnly = (draft: Draft, { mode = 'post', pod }: ComposerOpening) =>
  draft.mode === mode &&
  draft.pod?.id === pod?.id &&
  draft.text !== '' &&
  isEmptyDraft({ ...draft, text: '' });

const firstDraft = ({ draft, mode = 'post', pod, text = '' }: ComposerOpening): Draft =>
  draft ?? { ...emptyDraft(mode, pod), text };

/** A stored draft that goes on with a text: below it where the composer was opened with that text. */
function goingOn(stored: Draft, text: string, isBelow: boolean): Draft {
  if (!isBelow || stored.text.trim() === '') return { ...stored, text: stored.text + text };
  return { ...stored, text: `${stored.text.trimEnd()}\n\n${text}` };
}

/** How a stored draft is taken up beside what is in the composer by now; undefined where each stays on its own. */
function takenUp(
  stored: Draft,
  opening: ComposerOpening,
  { draft, isTouched }: { draft: Draft; isTouched: boolean },
): [Draft, SavingState] | undefined {
  const { text = '' } = opening;
  if (isTouched) {
    const isTyped = isTextOnly(draft, opening);
    return isTyped ? [goingOn(stored, draft.text, text !== ''), 'unsaved'] : undefined;
  }
  // The text is in it already after sharing the same thing twice.
  return stored.text.includes(text) ? [stored, 'saved'] : [goingOn(stored, text, true), 'empty'];
}

/**
 * The draft in the composer, kept on this device a second after the last change and when the
 * composer closes. What was begun before for the same kind and target is taken up again.
 */
export function useComposerDraft(opening: ComposerOpening, userId: string) {
  const drafts = useMemo(() => draftsOf(userId), [userId]);
  const [draft, setDraft] = useState(() => firstDraft(opening));
  const [state, setState] = useState<SavingState>(
    opening.draft === undefined ? 'empty' : 'unsaved',
  );
  const latest = useRef({ draft, isDirty: opening.draft !== undefined, isTouched: false });

  const put = useCallback((next: Draft, become: SavingState) => {
    latest.current = { draft: next, isDirty: become === 'unsaved', isTouched: true };
    setDraft(next);
    setState(become);
  }, []);

  const flush = useCallback(async () => {
    const { current } = latest;
    if (!current.isDirty) return;
    current.isDirty = false;
    const { draft: written } = current;
    await (isEmptyDraft(written)
      ? drafts.remove(written.id)
      : drafts.write({ ...written, savedAt: Date.now() }));
    if (!latest.current.isDirty) setState('saved');
  }, [drafts]);

  // Words that were typed meanwhile go on where it ended; anything else that was begun meanwhile stays on its own.
  useEffect(() => {
    if (opening.draft !== undefined) return undefined;
    let isGone = false;
    void drafts.find(opening.mode ?? 'post', opening.pod).then((stored) => {
      if (isGone || stored === undefined) return;
      const taken = takenUp(stored, opening, latest.current);
      if (taken !== undefined) put(...taken);
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

  const saving = isEmptyDraft(draft) ? 'empty' : state;
  return {
    draft,
    saving,
    change: useCallback(
      (changes: Partial<Draft>) => put({ ...latest.current.draft, ...changes }, 'unsaved'),
      [put],
    ),
    /** The same text as another kind of post; without text, the stored draft of that kind. */
    async setMode(mode: DraftMode) {
      const before = latest.current.draft;
      const next = inMode(before, mode);
      put(next, 'unsaved');
      if (!isEmptyDraft(before)) return;
      const stored = await drafts.find(mode, before.pod);
      if (stored !== undefined && latest.current.draft === next) put(stored, 'saved');
    },
    /** Opens another draft; the one before is saved. */
    async open(other: Draft) {
      await flush();
      put(other, 'saved');
    },
    /** Called after sending: deletes the draft. */
    clear() {
      latest.current.isDirty = false;
      void drafts.remove(latest.current.draft.id);
    },
  };
}
