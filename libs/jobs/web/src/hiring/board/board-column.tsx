import { useRef, useState } from 'react';
import type { Applicant, ApplicationState } from '@upround/jobs/contract';
import { classes, VirtualRows } from '@upround/shared/ui';
import { StageDot } from '../../components/stage-dot';
import { stageTones } from '../../components/stage-tones';
import { useHiringText } from '../messages/catalogue';
import type { ApplicantActions } from '../applicants/use-applicant-actions';
import type { Selection } from '../model/use-selection';
import { BoardCard } from './board-card';
import { useColumnDrop, type BoardDrag } from './use-board-drag';

const CARD = 152;

interface BoardColumnProps {
  state: ApplicationState;
  applicants: readonly Applicant[];
  count: number;
  /** The one column that narrow boards show. */
  isChosen: boolean;
  openId: string | null;
  selection: Selection;
  actions: ApplicantActions;
  drag: BoardDrag;
}

/**
 * A stage with its applicants. On a wide board an empty stage, or one with only withdrawn applicants, is a narrow strip
 * with its name, onto which cards can still be dropped.
 */
export function BoardColumn({ state, applicants, count, isChosen, ...props }: BoardColumnProps) {
  const t = useHiringText();
  const { drag, openId } = props;
  const column = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLUListElement>(null);
  const { dropProps, isDropTarget } = useColumnDrop(state, drag, column);
  const [isUnfolded, setUnfolded] = useState(false);
  const label = t('applicants.column', { state: t(`state.${state}`), count });
  const isBoard = openId === null;
  const isEmpty = count === 0 && applicants.length === 0;
  const canFold = isBoard && state === 'WITHDRAWN' && !isEmpty;
  const isStrip = isBoard && (isEmpty || (canFold && !isUnfolded));
  const isWaiting = drag.dragged !== undefined && drag.takes(state);
  const title = (
    <>
      <StageDot tone={stageTones[state]} />
      {t(`state.${state}`)}
      <span aria-hidden className="font-regular text-muted figures">
        {count}
      </span>
    </>
  );
  return (
    <section
      {...dropProps}
      ref={column}
      tabIndex={-1}
      aria-label={label}
      className={classes(
        'w-full flex-col',
        isChosen ? 'flex' : 'hidden',
        isBoard && 'rounded-surface medium:flex medium:min-h-0',
        isBoard &&
          (isStrip ? 'medium:w-11 medium:shrink-0' : 'medium:min-w-44 medium:grow medium:basis-0'),
        isWaiting && 'outline-1 outline-offset-2 outline-strong outline-dashed',
        isDropTarget && 'outline-2 outline-offset-2 outline-accent outline-solid',
      )}
    >
      <h2
        className={classes(
          'sr-only',
          isBoard && 'medium:not-sr-only medium:text-small medium:whitespace-nowrap',
          isStrip
            ? 'medium:flex medium:grow medium:items-start medium:justify-center medium:rounded-surface medium:bg-surface-sunken medium:py-3'
            : 'medium:px-1 medium:pb-2',
          isEmpty ? 'text-muted' : 'font-semibold',
          isDropTarget && 'medium:bg-accent-subtle',
        )}
      >
        {canFold ? (
          <button
            type="button"
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
            className={classes(
              'flex cursor-pointer items-center gap-2 rounded-control focus-ring hover:text-accent-text',
              isStrip && 'medium:min-w-8 medium:[writing-mode:vertical-rl]',
            )}
          >
            {title}
          </button>
        ) : (
          <span
            className={classes(
              'flex items-center gap-2',
              isStrip && 'medium:[writing-mode:vertical-rl]',
            )}
          >
            {title}
          </span>
        )}
      </h2>
      {isEmpty && (
        <p className={classes('py-2 text-small text-muted', isBoard && 'medium:hidden')}>
          {t('applicants.columnEmpty')}
        </p>
      )}
      {!isEmpty && (
        <ul
          ref={scroller}
          aria-label={label}
          className={classes(
            'relative',
            isBoard &&
              'medium:min-h-40 medium:grow medium:overflow-y-auto medium:rounded-surface medium:p-2',
            isStrip && 'medium:hidden',
            isDropTarget ? 'medium:bg-accent-subtle' : 'medium:bg-surface-sunken',
          )}
        >
          <VirtualRows rows={applicants} scroller={scroller} estimate={CARD}>
            {(applicant) => <BoardCard key={applicant.id} applicant={applicant} {...props} />}
          </VirtualRows>
        </ul>
      )}
    </section>
  );
}
