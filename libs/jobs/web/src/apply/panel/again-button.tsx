import { useEffect, useState, type ReactNode } from 'react';
import type { Application, JobSummary } from '@upround/jobs/contract';
import { Button } from '@upround/shared/ui';
import { useApplyAgain } from './use-apply-again';

/** A second click on what withdrew it must not send it again. */
const PAUSE = 1_000;

interface AgainButtonProps {
  /** Undefined until it has loaded. */
  application: Application | undefined;
  job: JobSummary;
  children: ReactNode;
}

/** Sends a withdrawn application again; does nothing in the first second after the withdrawal. */
export function AgainButton({ application, job, children }: AgainButtonProps) {
  const applyAgain = useApplyAgain();
  const [isFresh, setFresh] = useState(
    () =>
      application !== undefined && Math.abs(Date.now() - Date.parse(application.movedAt)) < PAUSE,
  );
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), PAUSE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button
      disabled={application === undefined || isFresh}
      onClick={() => application && applyAgain(application, job)}
    >
      {children}
    </Button>
  );
}
