import { GripVertical } from 'lucide-react';
import { useRef } from 'react';
import type { Applicant } from '@upround/jobs/contract';
import { Checkbox, classes, ICON_STROKE, Time } from '@upround/shared/ui';
import { useHiringText } from '../messages/catalogue';
import { ApplicantMarks } from '../applicants/applicant-marks';
import { ApplicantName } from '../applicants/applicant-name';
import { StageMenu } from '../applicants/stage-menu';
import { ApplicantStars } from '../applicants/applicant-stars';
import type { ApplicantActions } from '../applicants/use-applicant-actions';
import { useFaces } from '../model/applicant-face';
import type { Selection } from '../model/use-selection';
import { useCardDrag, type BoardDrag } from './use-board-drag';

interface BoardCardProps {
  applicant: Applicant;
  openId: string | null;
  selection: Selection;
  actions: ApplicantActions;
  drag: BoardDrag;
}

/** An applicant on the board: dragged to a stage by the card itself, by its handle, or moved by its menu. */
export function BoardCard({ applicant, openId, selection, actions, drag }: BoardCardProps) {
  const t = useHiringText();
  const { name } = useFaces().faceOf(applicant);
  const handle = useRef<HTMLButtonElement>(null);
  const { dragProps, handleProps, isDragging, isDisabled } = useCardDrag(applicant, drag, handle);
  const isSelected = selection.has(applicant.id);
  const isOpen = applicant.id === openId;
  const hasMarks = applicant.stars > 0 || applicant.hasNote || applicant.resume !== null;
  return (
    <li
      {...dragProps}
      data-applicant={applicant.id}
      className={classes(
        'mb-2 flex flex-col gap-2 rounded-surface border p-3 transition-opacity',
        isOpen || isSelected ? 'border-accent bg-accent-subtle' : 'bg-surface-raised',
        !isDisabled && 'medium:cursor-grab medium:active:cursor-grabbing',
        isDragging && 'opacity-50',
      )}
    >
      <div className="relative">
        <ApplicantName isStacked applicant={applicant} isOpen={isOpen} />
        <Checkbox
          className="absolute -top-2 -right-3"
          label={<span className="sr-only">{t('selection.one', { name })}</span>}
          checked={isSelected}
          onChange={() => selection.toggle(applicant.id)}
        />
      </div>
      <div className={hasMarks ? 'flex flex-wrap items-center gap-2' : 'contents'}>
        <ApplicantStars stars={applicant.stars} />
        <ApplicantMarks applicant={applicant} />
      </div>
      <div className="flex items-center justify-between gap-2 text-small text-muted">
        <StageMenu isInStage applicant={applicant} actions={actions} />
        <span className="ml-auto whitespace-nowrap">
          <Time value={applicant.createdAt} form="short" />
        </span>
        {!isDisabled && (
          <button
            {...handleProps}
            ref={handle}
            aria-label={t('board.drag', { name })}
            className="-my-1 -mr-2 hidden size-8 shrink-0 cursor-grab items-center justify-center rounded-control text-muted focus-ring hover:bg-surface-hover hover:text-text medium:flex"
          >
            <GripVertical aria-hidden size={16} strokeWidth={ICON_STROKE} />
          </button>
        )}
      </div>
    </li>
  );
}
