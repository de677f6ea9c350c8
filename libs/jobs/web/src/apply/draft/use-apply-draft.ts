import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Upload } from '@upround/uploads/contract';
import { resumesQuery } from '../../applied/data/application-queries';
import { invalidateApplicationDrafts } from './application-draft-queries';
import { applicationDrafts, type ApplicationDraft } from './application-drafts';

type Content = Omit<ApplicationDraft, 'key' | 'savedAt'>;

/** Distinguishes states of a draft. */
const stamp = () => ({ key: crypto.randomUUID(), savedAt: new Date().toISOString() });

const empty = (resume: Upload | null = null): ApplicationDraft => ({
  note: '',
  resume,
  waiting: null,
  ...stamp(),
});

/** Whether it is as it began. Without the résumé that it began with it isn’t: that must not come back. */
const isEmptyDraft = ({ note, resume, waiting }: Content, preselected: Upload | null) =>
  note.trim() === '' && waiting === null && resume?.url === preselected?.url;

/** Longest wait for the résumé from last time, in milliseconds: a form that waits can't be filled. */
const WAIT = 1_500;

/** The résumé that was uploaded last; null where there is none, or it isn't known in time. */
const lastResume = (client: QueryClient): Promise<Upload | null> =>
  Promise.race([
    client.ensureQueryData(resumesQuery()).then(
      ({ data }) => data[0] ?? null,
      () => null,
    ),
    new Promise<null>((resolve) => setTimeout(resolve, WAIT, null)),
  ]);

export interface ApplyDraft {
  draft: ApplicationDraft;
  /** Nothing was written or chosen. */
  isEmpty: boolean;
  /** The résumé that it began with, which was used last. */
  preselected: Upload | null;
  /** Known from here on; before, there is nothing to be seen of what was saved. */
  isRead: boolean;
  /** Whether the draft is saved on this device. */
  isSaved: boolean;
  change: (changes: Partial<Content>) => void;
  /** Called after sending or discarding. */
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
  const [preselected, setPreselected] = useState<Upload | null>(null);
  // An upload that ends must not undo what was typed meanwhile.
  const latest = useRef(draft);

  const show = useCallback((next: ApplicationDraft) => {
    latest.current = next;
    setDraft(next);
  }, []);

  useEffect(() => {
    let isGone = false;
    void applicationDrafts.read(userId, jobId).then(async (saved) => {
      if (saved !== undefined && !isGone) {
        show(saved);
        setSaved(true);
        setRead(true);
      }
      const resume = await lastResume(client);
      if (isGone) return;
      if (saved === undefined) show(empty(resume));
      setPreselected(resume);
      setRead(true);
    });
    return () => {
      isGone = true;
    };
  }, [client, jobId, show, userId]);

  const change = useCallback(
    (changes: Partial<Content>) => {
      const next = { ...latest.current, ...changes, ...stamp() };
      show(next);
      setSaved(false);
      const isNothing = isEmptyDraft(next, preselected);
      const done = isNothing
        ? applicationDrafts.delete(userId, jobId)
        : applicationDrafts.write(userId, jobId, next);
      void done.then(() => {
        if (latest.current !== next) return;
        setSaved(!isNothing);
        void invalidateApplicationDrafts(client);
      });
    },
    [client, jobId, preselected, show, userId],
  );

  const discard = useCallback(() => {
    show(empty(preselected));
    setSaved(false);
    void applicationDrafts.delete(userId, jobId).then(() => invalidateApplicationDrafts(client));
  }, [client, jobId, preselected, show, userId]);

  const isEmpty = isEmptyDraft(draft, preselected);
  return { draft, isEmpty, preselected, isRead, isSaved, change, discard };
}
