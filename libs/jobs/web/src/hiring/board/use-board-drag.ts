import { useMemo, useRef, useState, type RefObject } from 'react';
import { useButton } from 'react-aria/useButton';
import { useDrag } from 'react-aria/useDrag';
import { useDrop } from 'react-aria/useDrop';
import type { Applicant, ApplicationState } from '@upround/jobs/contract';
import type { ApplicantActions } from '../applicants/use-applicant-actions';
import type { Selection } from '../model/use-selection';
import { stages } from '../applicants/use-stage-moves';

/** What the drag carries: the id of an application. No other page knows the type. */
const TYPE = 'application/x-upround-application';

/** The drag on a board: who is dragged, and what a drop does. */
export interface BoardDrag {
  /** Undefined while no card is dragged. */
  dragged: Applicant | undefined;
  begin: (applicant: Applicant) => void;
  end: () => void;
  /** Whether the card that is dragged can be dropped on a column. */
  takes: (state: ApplicationState) => boolean;
  drop: (state: ApplicationState) => void;
}

/** Drags of one board. Of several that are selected, one takes the others along. */
export function useBoardDrag(selection: Selection, actions: ApplicantActions): BoardDrag {
  // The columns are asked in the event that begins the drag, before anything is drawn.
  const current = useRef<Applicant>(undefined);
  const [dragged, setDragged] = useState<Applicant>();
  return useMemo(() => {
    const put = (applicant: Applicant | undefined) => {
      current.current = applicant;
      setDragged(applicant);
    };
    return {
      dragged,
      begin: put,
      end: () => put(undefined),
      takes: (state) =>
        current.current !== undefined &&
        current.current.state !== state &&
        stages.some((stage) => stage === state),
      drop(state) {
        const { current: applicant } = current;
        if (applicant === undefined) return;
        const taken = selection.has(applicant.id) ? selection.selected : [applicant];
        if (state === 'REJECTED') actions.reject(taken);
        else actions.move(taken, state);
      },
    };
  }, [actions, dragged, selection]);
}

/** Makes a card draggable: by the pointer anywhere, by keyboard and screen reader from its handle. */
export function useCardDrag(
  applicant: Applicant,
  { begin, end }: BoardDrag,
  handle: RefObject<HTMLButtonElement | null>,
) {
  const isDisabled = applicant.state === 'WITHDRAWN';
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    isDisabled,
    getItems: () => [{ [TYPE]: applicant.id }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => begin(applicant),
    onDragEnd: end,
  });
  const { buttonProps } = useButton({ ...dragButtonProps, isDisabled }, handle);
  return { dragProps, handleProps: buttonProps, isDragging, isDisabled };
}

/** Lets cards be dropped on a column. */
export function useColumnDrop(
  state: ApplicationState,
  { takes, drop }: BoardDrag,
  ref: RefObject<HTMLElement | null>,
) {
  return useDrop({
    ref,
    getDropOperation: (types) => (types.has(TYPE) && takes(state) ? 'move' : 'cancel'),
    onDrop: () => drop(state),
  });
}
