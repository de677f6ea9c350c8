import { ChevronRight } from 'lucide-react';
import type { Applicant, ApplicationState } from '@upround/jobs/contract';
import { Button, Tooltip } from '@upround/shared/ui';
import type { ApplicantActions } from '../applicants/use-applicant-actions';
import { useDecisionText } from './messages/catalogue';

/** The stage after each one, and the button that leads there. */
const ahead: Partial<
  Record<
    ApplicationState,
    readonly [stage: ApplicationState, label: 'shortlist' | 'interview' | 'offer']
  >
> = {
  APPLIED: ['SHORTLISTED', 'shortlist'],
  SEEN: ['SHORTLISTED', 'shortlist'],
  SHORTLISTED: ['INTERVIEW', 'interview'],
  INTERVIEW: ['OFFER', 'offer'],
};

interface PanelFooterProps {
  applicant: Applicant;
  next: Applicant | undefined;
  nextUnread: Applicant | undefined;
  actions: ApplicantActions;
  onOpen: (id: string) => void;
}

/** Buttons to decide about the open applicant and go to the next; always visible below them. */
export function PanelFooter(props: PanelFooterProps) {
  const { applicant, next, nextUnread, actions, onOpen } = props;
  const t = useDecisionText();
  const { state } = applicant;
  const onward = nextUnread ?? next;
  const [stage, label] = ahead[state] ?? [];
  const isDecided = state === 'REJECTED' || state === 'WITHDRAWN';
  return (
    <div
      role="group"
      aria-label={t('footer.label')}
      className="sticky bottom-0 z-10 mt-auto flex shrink-0 flex-wrap items-center gap-2 border-t bg-surface px-4 py-2"
    >
      {!isDecided && (
        <Tooltip text={t('footer.key', { key: 'R' })}>
          <Button aria-keyshortcuts="r" onClick={() => actions.reject([applicant])}>
            <span className="text-danger-text">{t('footer.reject')}</span>
          </Button>
        </Tooltip>
      )}
      {stage !== undefined && label !== undefined && (
        <Tooltip text={t('footer.key', { key: 'S' })}>
          <Button
            variant="primary"
            aria-keyshortcuts="s"
            onClick={() => actions.move([applicant], stage)}
          >
            {t(`footer.${label}`)}
          </Button>
        </Tooltip>
      )}
      {onward !== undefined && (
        <Tooltip text={t('footer.key', { key: nextUnread === undefined ? 'J' : 'N' })}>
          <Button
            icon={ChevronRight}
            className="ml-auto flex-row-reverse"
            aria-keyshortcuts={nextUnread === undefined ? 'j' : 'n'}
            onClick={() => onOpen(onward.id)}
          >
            {t(nextUnread === undefined ? 'footer.next' : 'footer.nextUnread')}
          </Button>
        </Tooltip>
      )}
    </div>
  );
}
