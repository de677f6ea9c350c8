import { useEffect, useRef, useState } from 'react';
import { api, ApiError } from '@upround/shared/api-client';
import { bytesText, useFormat } from '@upround/shared/i18n';
import { useFailureReason } from '@upround/shared/query';
import { upload, type Upload, type UploadPurpose } from '@upround/uploads/contract';
import { useUploadsText } from './messages/catalogue';

/** A slow line takes minutes for ten megabytes. */
const TIMEOUT_MS = 300_000;
const TOO_MANY_REQUESTS = 429;

const isPdf = ({ name, type }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

interface PdfUploadOptions {
  purpose: Exclude<UploadPurpose, 'IMAGE'>;
  /** The most bytes of a file. */
  mostBytes: number;
  /** The file that was chosen and isn't uploaded yet. */
  waiting: File | null;
  onWaiting: (file: File | null) => void;
  /** The file that waited arrived, so it waits no more. */
  onStored: (stored: Upload) => void;
  /** Why what was chosen last wasn't uploaded; null once that no longer matters. */
  onProblem?: (problem: { name: string; why: string } | null) => void;
  onBegin?: () => void;
  /** Called after each `onBegin`. @param isStored whether the file arrived */
  onEnd?: (isStored: boolean) => void;
  /** What is said where the file can be sent again; the reason alone by default. */
  retryText?: (why: string) => string;
}

/** Why files can't be sent, before they are. */
function useRefusal(mostBytes: number): (files: readonly File[]) => string | null {
  const t = useUploadsText();
  const format = useFormat();
  return (files) => {
    const [file] = files;
    if (file === undefined) return null;
    if (files.length > 1) return t('problem.many');
    const { name, size } = file;
    if (!isPdf(file)) return t('problem.type', { name });
    if (size === 0) return t('problem.empty', { name });
    if (size <= mostBytes) return null;
    const limit = bytesText(format, mostBytes);
    return t('problem.size', { name, size: bytesText(format, size), limit });
  };
}

/** The upload of one PDF: what was chosen, how far it is, and what went wrong. */
export function usePdfUpload(options: PdfUploadOptions) {
  const { purpose, waiting, onWaiting } = options;
  const reasonOf = useFailureReason();
  const refusalOf = useRefusal(options.mostBytes);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [arrived, setArrived] = useState<string | null>(null);
  const under = useRef<AbortController>(undefined);
  // The form may have changed while the file was on its way.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => under.current?.abort(), []);

  /** @returns whether it arrived */
  async function store(file: File, { signal }: AbortController): Promise<boolean> {
    try {
      const stored = await api.call(
        upload,
        { body: { purpose }, files: { file: [file] } },
        { signal, timeout: TIMEOUT_MS, onProgress: setShare },
      );
      setArrived(stored.name);
      latest.current.onStored(stored);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      const why = reasonOf(error);
      // What the API doesn't take now, it won't take the next time either.
      const canRetry = !(error instanceof ApiError && error.status < TOO_MANY_REQUESTS);
      setProblem(canRetry ? (latest.current.retryText?.(why) ?? why) : why);
      latest.current.onProblem?.({ name: file.name, why });
      if (!canRetry) latest.current.onWaiting(null);
      return false;
    }
  }

  async function send(file: File) {
    const controller = new AbortController();
    under.current = controller;
    setProblem(null);
    setArrived(null);
    setShare(0);
    options.onProblem?.(null);
    options.onBegin?.();
    const isStored = await store(file, controller);
    latest.current.onEnd?.(isStored);
    if (under.current === controller) setShare(null);
  }

  return {
    waiting,
    /** From 0 to 1 while it is on its way, else null. */
    share,
    problem,
    /** The name of the file that arrived last. */
    arrived,
    take(files: readonly File[]) {
      const [file] = files;
      if (file === undefined) return;
      const refusal = refusalOf(files);
      setProblem(refusal);
      options.onProblem?.(refusal === null ? null : { name: file.name, why: refusal });
      if (refusal !== null) return;
      under.current?.abort();
      onWaiting(file);
      void send(file);
    },
    again: () => waiting !== null && void send(waiting),
    /** Ends an upload, and lets go of a file that waits for one. */
    drop() {
      under.current?.abort();
      setShare(null);
      setProblem(null);
      onWaiting(null);
      options.onProblem?.(null);
    },
  };
}

export type PdfUpload = ReturnType<typeof usePdfUpload>;
