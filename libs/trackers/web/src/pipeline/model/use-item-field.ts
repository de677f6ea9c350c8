import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PipelineItem } from '@upround/trackers/contract';
import { useSession } from '@upround/shared/session';
import { itemDrafts } from '../data/item-drafts';
import { isConflict, usePipelineWrites } from '../data/pipeline-writes';
import { changeOf, problemOf, textOf, type FieldProblem, type TextField } from './item-fields';

/** A pause in typing after which a text is saved. */
const PAUSE_MS = 1500;

export type FieldState = 'idle' | 'unsaved' | 'saving' | 'saved' | 'conflict' | { error: unknown };

export interface ItemField {
  text: string;
  /** What the server has. */
  savedText: string;
  state: FieldState;
  problem: FieldProblem | undefined;
  write: (text: string) => void;
  save: () => void;
  /** After a conflict: saves what was typed here over what was saved elsewhere. */
  saveMine: () => void;
  /** After a conflict: gives up what was typed here. */
  takeSaved: () => void;
}

/**
 * One typed field of an item: saved after a pause in typing, when the field is left and when the item is closed. Until
 * then, and where saving fails, the text is a draft on this device, which survives a reload.
 */
export function useItemField(item: PipelineItem, field: TextField): ItemField {
  const userId = useSession().user?.id ?? '';
  const writes = usePipelineWrites();
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<FieldState>('idle');
  const savedText = textOf(item, field);
  const latest = useRef<string>(undefined);
  const was = useRef(savedText);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const before = useRef<Promise<void>>(Promise.resolve());

  const put = (text: string | undefined) => {
    latest.current = text;
    setTyped(text);
  };
  const settle = (next: FieldState) => {
    put(undefined);
    setState(next);
    void itemDrafts.delete(userId, item.id, field);
  };

  async function send() {
    const { current: text } = latest;
    if (text === undefined || problemOf(field, text) !== undefined) return;
    if (text.trim() === was.current.trim()) {
      settle('idle');
      return;
    }
    setState('saving');
    try {
      const saved = await writes.edit(item, changeOf(field, text), changeOf(field, was.current));
      was.current = textOf(saved, field);
      if (latest.current === text) settle('saved');
    } catch (error) {
      setState(isConflict(error) ? 'conflict' : { error });
    }
  }
  const save = () => {
    clearTimeout(timer.current);
    // One after the other: each says what it replaces.
    before.current = before.current.then(send);
  };

  const restore = useEffectEvent((text: string, replaced: string) => {
    if (latest.current !== undefined) return;
    was.current = replaced;
    put(text);
    const isSame = replaced === savedText || text.trim() === savedText.trim();
    if (isSame) save();
    else setState('conflict');
  });
  useEffect(() => {
    void itemDrafts.read(userId, item.id, field).then((draft) => {
      if (draft !== undefined) restore(draft.text, draft.was);
    });
  }, [field, item.id, userId]);
  const saveUnlessConflict = () => {
    if (state !== 'conflict') save();
  };
  const saveLast = useEffectEvent(saveUnlessConflict);
  useEffect(() => () => saveLast(), []);

  return {
    text: typed ?? savedText,
    savedText,
    state,
    problem: typed === undefined ? undefined : problemOf(field, typed),
    write(text) {
      if (latest.current === undefined) was.current = savedText;
      put(text);
      void itemDrafts.write(userId, item.id, field, { text, was: was.current });
      clearTimeout(timer.current);
      // A conflict lasts until the member has chosen.
      if (state === 'conflict') return;
      setState('unsaved');
      timer.current = setTimeout(save, PAUSE_MS);
    },
    save: saveUnlessConflict,
    saveMine() {
      was.current = savedText;
      save();
    },
    takeSaved: () => settle('idle'),
  };
}
