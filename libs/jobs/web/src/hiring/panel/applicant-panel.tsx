import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import type { Ref } from 'react';
import { EmptyState, IconButton } from '@upround/shared/ui';
import { JobSkeletons } from '../../components/job-skeletons';
import { useHiringText } from '../messages/catalogue';
import type { ApplicantActions } from '../applicants/use-applicant-actions';
import type { useApplicants } from '../applicants/use-applicants';
import { ApplicantDetail } from './applicant-detail';

interface ApplicantPanelProps {
  headingRef: Ref<HTMLHeadingElement>;
  found: ReturnType<typeof useApplicants>;
  actions: ApplicantActions;
  onOpen: (id: string | null) => void;
}

/** The open applicant, and the way to those before and after. */
export function ApplicantPanel({ headingRef, found, actions, onOpen }: ApplicantPanelProps) {
  const t = useHiringText();
  const { open, place, previous, next, applicants, query } = found;
  const count = String(found.total ?? `${applicants.length}+`);
  return (
    <section
      aria-label={t('panel.label')}
      className="relative min-h-0 min-w-0 grow basis-0 overflow-y-auto"
    >
      <div className="sticky top-0 z-10 flex items-center border-b bg-surface px-2 py-1">
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
        <ApplicantDetail applicant={open} headingRef={headingRef} actions={actions} />
      ) : query.isPending || found.isSeeking ? (
        <JobSkeletons count={2} label={t('applicants.loading')} />
      ) : (
        <EmptyState title={t('panel.gone')}>{t('panel.goneHint')}</EmptyState>
      )}
    </section>
  );
}
