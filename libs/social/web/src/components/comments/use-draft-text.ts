import { useEffect, useRef, useState } from 'react';
import { commentDrafts } from '../../data/comment-drafts';

const PAUSE = 1000;

/** Text that survives a reload: saved a second after the last key, and when the field unmounts. */
export function useDraftText(key: string, initial = '') {
  const [text, setText] = useState(initial);
  const latest = useRef({ text: initial, isTouched: false });

  useEffect(() => {
    let isGone = false;
    void commentDrafts.read(key).then((kept) => {
      if (!isGone && kept !== '' && !latest.current.isTouched) {
        latest.current.text = kept;
        setText(kept);
      }
    });
    return () => {
      isGone = true;
      const { text: last, isTouched } = latest.current;
      if (isTouched) void commentDrafts.write(key, last);
    };
  }, [key]);

  useEffect(() => {
    if (!latest.current.isTouched) return undefined;
    const timer = setTimeout(() => void commentDrafts.write(key, text), PAUSE);
    return () => clearTimeout(timer);
  }, [key, text]);

  return {
    text,
    write(next: string) {
      latest.current = { text: next, isTouched: true };
      setText(next);
    },
    clear() {
      latest.current = { text: '', isTouched: true };
      setText('');
      void commentDrafts.write(key, '');
    },
  };
}
