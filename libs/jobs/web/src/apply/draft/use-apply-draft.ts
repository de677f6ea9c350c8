import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { invalidateApplicationDrafts } from './application-draft-queries';
import { applicationDrafts, type ApplicationDraft } from './application-drafts';

type Content = Omit<ApplicationDraft, 'key' | 'savedAt'>;

/** Distinguishes states of a draft. */
const stamp = () => ({ key: crypto.randomUUID(), savedAt: new Date().toISOString() });

const empty = (): ApplicationDraft => ({
  note: '',
  resume: null,
  waiting: null,
  ...stamp(),
});

export const isEmptyDraft = ({ note, resume, waiting }: Content) =>
  note.trim() === '' && resume === null && waiting === null;

export interface ApplyDraft {
  draft: ApplicationDraft;
  /** Known from here on; before, there is nothing to be seen of what was saved. */
  isRead: boolean;
  /** Whether the draft is saved on this device. */
  isSaved: boolean;
  change: (changes: Partial<Content>) => void;
  /** After it was sent, or when it is not wanted any more. */
  discard: () => void;
}

/**
 * What one begins to apply with, saved on this device with each change: it outlives the dialog, a reload, and signing
 * out by mistake.
 */
export function useApplyDraft(userId: string, jobId: string): ApplyDraft {
  const client = useQueryClient();
  const [draft, setDraft] = useState(empty);
  const [isRead, setRead] = useState(false);
  const [isSaved, setSaved] = useState(false);
  // An upload that ends must not undo what was typed meanwhile.
  const latest = useRef(draft);

  const show = useCallback((next: ApplicationDraft) => {
    latest.current = next;
    setDraft(next);
  }, []);

  useEffect(() => {
    let isGone = false;
    void applicationDrafts.read(userId, jobId).then((saved) => {
      if (isGone) return;
      if (saved !== undefined) show(saved);
      setSaved(saved !== undefined);
      setRead(true);
    });
    return () => {
      isGone = true;
    };
  }, [jobId, show, userId]);

  const change = useCallback(
    (changes: Partial<Content>) => {
      const next = { ...latest.current, ...changes, ...stamp() };
      show(next);
      setSaved(false);
      const isNothing = isEmptyDraft(next);
      const done = isNothing
        ? applicationDrafts.delete(userId, jobId)
        : applicationDrafts.write(userId, jobId, next);
      void done.then(() => {
        if (latest.current !== next) return;
        setSaved(!isNothing);
        void invalidateApplicationDrafts(client);
      });
    },
    [client, jobId, show, userId],
  );

  const discard = useCallback(() => {
    show(empty());
    setSaved(false);
    void applicationDrafts.delete(userId, jobId).then(() => invalidateApplicationDrafts(client));
  }, [client, jobId, show, userId]);

  return { draft, isRead, isSaved, change, discard };
}
