import { useQuery } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ApplicationCounts, Job } from '@upround/jobs/contract';
import { useRealtimeState } from '@upround/shared/realtime';
import { announce } from '@upround/shared/routing';
import { Pill } from '@upround/shared/ui';
import { applicantCountsQuery } from '../data/hiring-queries';
import { useHiringText } from '../messages/catalogue';
import { useFaces } from '../model/applicant-face';

/** How often new applicants are polled while there is no realtime connection. */
const INTERVAL_MS = 30_000;

interface NewApplicantsProps {
  job: Job;
  /** As the list has them. */
  counts: ApplicationCounts;
  scroller: RefObject<HTMLElement | null>;
  onShow: () => Promise<unknown>;
}

/**
 * Says over the list that more people have applied, and shows them when it is pressed; an empty list shows them by
 * itself.
 */
export function NewApplicants({ job, counts, scroller, onShow }: NewApplicantsProps) {
  const t = useHiringText();
  const isOpen = useRealtimeState() === 'open';
  const { isBlind } = useFaces();
  const { data } = useQuery({
    ...applicantCountsQuery(job.id, isBlind),
    initialData: counts,
    refetchInterval: isOpen ? false : INTERVAL_MS,
  });
  const arrived = Math.max(0, data.total - counts.total);
  const isEmpty = counts.total === 0;
  const showAtOnce = useEffectEvent(() => void onShow());
  useEffect(() => {
    if (isEmpty && arrived > 0) showAtOnce();
  }, [arrived, isEmpty]);
  const show = async () => {
    await onShow();
    const { current: list } = scroller;
    if (list !== null) list.scrollTop = 0;
    list?.focus({ preventScroll: true });
    announce(t('applicants.new', { count: arrived }));
  };
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-2 z-20 flex h-0 shrink-0 justify-center"
    >
      {arrived > 0 && !isEmpty && (
        <Pill icon={ArrowUp} className="pointer-events-auto" onClick={() => void show()}>
          {t('applicants.new', { count: arrived })}
        </Pill>
      )}
    </div>
  );
}
