import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export type ApplyStep = 'form' | 'preview' | 'sent';

/** State of the dialog in a history entry. */
interface ApplyEntry {
  step: ApplyStep;
  /** Number of history entries since the job's page. */
  depth: number;
  /** Id of the component that opened the dialog; only that one shows it again. */
  visit: string;
}

interface HistoryState {
  apply?: ApplyEntry;
}

/**
 * The steps of applying as history entries: Back leads from the preview to the form and from the form to the job; after
 * sending, directly to the job.
 */
export function useApplyHistory() {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const [visit] = useState(() => crypto.randomUUID());
  const history = state as HistoryState | null;
  const own = history?.apply?.visit === visit ? history.apply : undefined;

  const show = (next: Omit<ApplyEntry, 'visit'>, replace = false) =>
    void navigate(
      { pathname, search, hash },
      { replace, state: { ...history, apply: { ...next, visit } } },
    );
  const close = () => own && void navigate(-own.depth);

  const wasSent = useRef(false);
  const follow = useEffectEvent(() => {
    if (own?.step === 'sent') wasSent.current = true;
    else if (wasSent.current) close();
  });
  useEffect(() => follow(), [own]);

  return {
    /** Null while the dialog is closed. */
    step: own?.step ?? null,
    open: () => show({ step: 'form', depth: 1 }),
    preview: () => show({ step: 'preview', depth: 2 }),
    sent: () => show({ step: 'sent', depth: own?.depth ?? 0 }, true),
    back: () => void navigate(-1),
    close,
  };
}

export type ApplyHistory = ReturnType<typeof useApplyHistory>;

/** Goes back to the job's entry from an entry whose dialog no longer exists, as after a reload. */
export function useLeaveStaleEntry(): void {
  const navigate = useNavigate();
  const history = useLocation().state as HistoryState | null;
  const leave = useEffectEvent(() => {
    if (history?.apply !== undefined) void navigate(-history.apply.depth);
  });
  useEffect(() => leave(), []);
}
