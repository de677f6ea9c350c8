import type { Applicant } from '@upround/jobs/contract';
import { Checkbox, classes, Time, Words } from '@upround/shared/ui';
import { useHiringText } from '../messages/catalogue';
import { useFaces } from '../model/applicant-face';
import { useApplicantsText } from './messages/catalogue';
import { ApplicantMarks } from './applicant-marks';
import { ApplicantName } from './applicant-name';
import { StageMenu } from './stage-menu';
import { ApplicantStars } from './applicant-stars';
import { tableColumns, wideColumn } from './table-columns';
import type { ApplicantActions } from './use-applicant-actions';
import { useNextDecision } from './use-next-decision';

interface ApplicantRowProps {
  applicant: Applicant;
  isNarrow: boolean;
  isOpen: boolean;
  isSelected: boolean;
  onSelect: () => void;
  actions: ApplicantActions;
}

/** One applicant: a row where there is room, a card where there is not. */
export function ApplicantRow(props: ApplicantRowProps) {
  const { applicant, isNarrow, isOpen, isSelected, onSelect, actions } = props;
  const t = useHiringText();
  const tApplicants = useApplicantsText();
  const { isBlind, faceOf } = useFaces();
  const { name } = faceOf(applicant);
  return (
    <div
      role="row"
      data-applicant={applicant.id}
      className={classes(
        'flex items-start gap-2 border-b px-4 py-2 transition-colors',
        !isNarrow && classes('max-medium:py-3', tableColumns),
        isOpen || isSelected ? 'bg-accent-subtle' : 'hover:bg-surface-hover',
      )}
    >
      <div role="cell">
        <Checkbox
          label={<span className="sr-only">{t('selection.one', { name })}</span>}
          checked={isSelected}
          onChange={onSelect}
        />
      </div>
      <div className={classes('flex min-w-0 grow flex-col gap-1', !isNarrow && 'medium:contents')}>
        <div className={classes('flex items-start gap-3', !isNarrow && 'medium:contents')}>
          <div role="cell" className="min-w-0 grow">
            <ApplicantName applicant={applicant} isOpen={isOpen} isShort={isNarrow} />
          </div>
          <div role="cell" className="shrink-0 text-small text-muted">
            <Time value={applicant.createdAt} form="short" />
          </div>
        </div>
        <div
          role="cell"
          dir="auto"
          className={classes(
            'text-small wrap-anywhere text-muted',
            isNarrow ? 'line-clamp-1' : 'line-clamp-2 medium:hidden wide:line-clamp-2',
          )}
        >
          {/* A note often ends with a name. */}
          {!isBlind &&
            (applicant.note === '' ? tApplicants('resumeOnly') : <Words>{applicant.note}</Words>)}
        </div>
        <RowState applicant={applicant} isNarrow={isNarrow} actions={actions} />
      </div>
    </div>
  );
}

/** The stage, what is next, stars and marks. */
function RowState({
  applicant,
  isNarrow,
  actions,
}: Pick<ApplicantRowProps, 'applicant' | 'isNarrow' | 'actions'>) {
  const next = useNextDecision()(applicant);
  return (
    <div
      className={classes(
        'flex min-h-8 flex-wrap items-center gap-x-2',
        !isNarrow && 'medium:contents',
      )}
    >
      <div
        role="cell"
        className={classes(
          'text-small',
          next?.isLate === true ? 'font-medium text-warning-text' : 'text-muted',
          !isNarrow && wideColumn,
        )}
      >
        {next?.text}
      </div>
      {/* In a card the stage is before what is next. */}
      <div role="cell" className={classes('order-first min-w-0', !isNarrow && 'medium:order-none')}>
        <StageMenu applicant={applicant} actions={actions} />
      </div>
      <div role="cell" className="flex grow items-center justify-between gap-2">
        <span
          className={classes(
            'flex',
            applicant.stars === 0 && (isNarrow ? 'sr-only' : 'max-medium:sr-only'),
          )}
        >
          <ApplicantStars stars={applicant.stars} />
        </span>
        <span className="ml-auto flex items-center gap-2">
          <ApplicantMarks isAligned applicant={applicant} />
        </span>
      </div>
    </div>
  );
}
