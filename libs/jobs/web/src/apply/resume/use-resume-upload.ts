import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, ApiError } from '@upround/shared/api-client';
import { bytesText, useFormat } from '@upround/shared/i18n';
import { useFailureReason } from '@upround/shared/query';
import { upload, uploadLimits } from '@upround/uploads/contract';
import { resumesQuery } from '../../applied/data/application-queries';
import { useApplyText } from '../messages/catalogue';
import type { ApplyDraft } from '../draft/use-apply-draft';

/** A slow line takes minutes for five megabytes. */
const TIMEOUT_MS = 300_000;

const isPdf = ({ name, type }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

/** The upload of a résumé: what was chosen, how far it is, and what went wrong. */
export function useResumeUpload({ draft, change }: Pick<ApplyDraft, 'draft' | 'change'>) {
  const t = useApplyText();
  const reasonOf = useFailureReason();
  const format = useFormat();
  const client = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [arrived, setArrived] = useState<string | null>(null);
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  function refusalOf(file: File): string | null {
    const { name, size } = file;
    if (!isPdf(file)) return t('resume.problem.type', { name });
    if (size === 0) return t('resume.problem.empty', { name });
    if (size <= uploadLimits.RESUME) return null;
    const limit = bytesText(format, uploadLimits.RESUME);
    return t('resume.problem.size', { name, size: bytesText(format, size), limit });
  }

  function problemOf(error: unknown): string {
    const why = reasonOf(error);
    const isFileSaved = !(error instanceof ApiError && error.status < 429);
    return isFileSaved ? t('resume.problem.stored', { why }) : why;
  }

  async function send(file: File) {
    const controller = new AbortController();
    under.current = controller;
    setProblem(null);
    setArrived(null);
    setShare(0);
    try {
      const resume = await api.call(
        upload,
        { body: { purpose: 'RESUME' }, files: { file: [file] } },
        { signal: controller.signal, timeout: TIMEOUT_MS, onProgress: setShare },
      );
      change({ resume, waiting: null });
      setArrived(resume.name);
      void client.invalidateQueries({ queryKey: resumesQuery().queryKey });
    } catch (error) {
      if (controller.signal.aborted) return;
      setProblem(problemOf(error));
      // What the API does not take will not be taken the next time either.
      if (error instanceof ApiError && error.status < 429) change({ waiting: null });
    } finally {
      if (under.current === controller) setShare(null);
    }
  }

  return {
    /** From 0 to 1 while it is under way, else null. */
    share,
    problem,
    /** The name of the file that was uploaded last. */
    arrived,
    take(files: readonly File[]) {
      const [file] = files;
      if (file === undefined) return;
      const refusal = files.length > 1 ? t('resume.problem.many') : refusalOf(file);
      setProblem(refusal);
      if (refusal !== null) return;
      under.current?.abort();
      change({ waiting: file });
      void send(file);
    },
    again: () => draft.waiting !== null && void send(draft.waiting),
    /** Ends an upload, and lets go of a file that waits for one. */
    drop() {
      under.current?.abort();
      setShare(null);
      setProblem(null);
      change({ waiting: null });
    },
  };
}

export type ResumeUpload = ReturnType<typeof useResumeUpload>;
