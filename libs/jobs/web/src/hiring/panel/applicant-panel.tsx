import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import type { Ref } from 'react';
import type { Job } from '@upround/jobs/contract';
import { EmptyState, IconButton } from '@upround/shared/ui';
import { JobSkeletons } from '../../components/job-skeletons';
import { useHiringText } from '../messages/catalogue';
import type { ApplicantActions } from '../applicants/use-applicant-actions';
import type { useApplicants } from '../applicants/use-applicants';
import { ApplicantDetail } from './applicant-detail';
import { PanelFooter } from '../decision/panel-footer';

interface ApplicantPanelProps {
  job: Job;
  headingRef: Ref<HTMLHeadingElement>;
  found: ReturnType<typeof useApplicants>;
  actions: ApplicantActions;
  onOpen: (id: string | null) => void;
}

/** The open applicant, with buttons for the previous and next one. */
export function ApplicantPanel(props: ApplicantPanelProps) {
  const { job, headingRef, found, actions, onOpen } = props;
  const t = useHiringText();
  const { open, place, previous, next, nextUnread, applicants, query } = found;
  const count = String(found.total ?? `${applicants.length}+`);
  return (
    <section
      aria-label={t('panel.label')}
      className="relative flex min-h-0 min-w-0 grow basis-0 flex-col overflow-y-auto"
    >
      <div className="sticky top-0 z-10 flex shrink-0 items-center border-b bg-surface px-2 py-1">
        <IconButton icon={ArrowLeft} label={t('panel.close')} onClick={() => onOpen(null)} />
        <span className="grow text-center text-small text-muted figures">
          {open !== undefined && t('panel.place', { place: String(place), count })}
        </span>
        <IconButton
          icon={ChevronUp}
          label={t('panel.previous')}
          disabled={previous === undefined}
          onClick={() => previous && onOpen(previous.id)}
        />
        <IconButton
          icon={ChevronDown}
          label={t('panel.next')}
          disabled={next === undefined}
          onClick={() => next && onOpen(next.id)}
        />
      </div>
      {open !== undefined ? (
        <>
          <ApplicantDetail job={job} applicant={open} headingRef={headingRef} actions={actions} />
          <PanelFooter
            applicant={open}
            next={next}
            nextUnread={nextUnread}
            actions={actions}
            onOpen={onOpen}
          />
        </>
      ) : query.isPending || found.isSeeking ? (
        <JobSkeletons count={2} label={t('applicants.loading')} />
      ) : (
        <EmptyState title={t('panel.gone')}>{t('panel.goneHint')}</EmptyState>
      )}
    </section>
  );
}
