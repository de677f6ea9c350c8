import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export type ApplyStep = 'form' | 'preview' | 'sent';

/** What an entry of the history tells of the dialog that was open there. */
interface Place {
  step: ApplyStep;
  /** Entries up to this one since the job itself. */
  depth: number;
  /** What opened it: nothing else can show it again. */
  visit: string;
}

interface HistoryState {
  apply?: Place;
}

/**
 * Where one is in applying, as entries of the history: Back leads from the preview to the form, and from the form to
 * the job; once it is sent, to the job at once.
 */
export function useApplyPlace() {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const [visit] = useState(() => crypto.randomUUID());
  const history = state as HistoryState | null;
  const own = history?.apply?.visit === visit ? history.apply : undefined;

  const show = (next: Omit<Place, 'visit'>, replace = false) =>
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

export type ApplyPlace = ReturnType<typeof useApplyPlace>;

/** Leads from an entry whose dialog is gone, after a reload or from another page, to that of the job. */
export function useLeaveOldPlace(): void {
  const navigate = useNavigate();
  const history = useLocation().state as HistoryState | null;
  const leave = useEffectEvent(() => {
    if (history?.apply !== undefined) void navigate(-history.apply.depth);
  });
  useEffect(() => leave(), []);
}
