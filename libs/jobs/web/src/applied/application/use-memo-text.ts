import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { jobLimits } from '@upround/jobs/contract';
import { saveMemo } from '../data/application-memo';

type SavingState = 'idle' | 'saving' | 'saved' | { error: unknown };

/** The typed memo of an application; saved on request and on unmount. */
export function useMemoText(id: string, memo: string) {
  const client = useQueryClient();
  const [text, setText] = useState(memo);
  const [state, setState] = useState<SavingState>('idle');
  const stored = useRef(memo);
  // One after the other, so that the latest is what stays.
  const before = useRef<Promise<void>>(Promise.resolve());
  const isTooLong = [...text.trim()].length > jobLimits.privateNote;

  async function send(wanted: string) {
    if (wanted === stored.current) return;
    setState('saving');
    try {
      await saveMemo(client, id, wanted);
      stored.current = wanted;
      setState('saved');
    } catch (error) {
      setState({ error });
    }
  }

  const save = () => {
    if (isTooLong) return;
    before.current = before.current.then(() => send(text.trim()));
  };
  const saveLast = useEffectEvent(save);
  useEffect(() => () => saveLast(), []);

  return {
    text,
    state,
    isTooLong,
    save,
    write(next: string) {
      setText(next);
      setState('idle');
    },
  };
}
