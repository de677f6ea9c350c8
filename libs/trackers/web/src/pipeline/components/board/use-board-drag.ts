import { useMemo, useRef, useState, type RefObject } from 'react';
import { useButton } from 'react-aria/useButton';
import { useDrag } from 'react-aria/useDrag';
import { useDrop } from 'react-aria/useDrop';
import type { PipelineItem, PipelineStage } from '@upround/trackers/contract';

/** What the drag carries: the id of an item. No other page knows the type. */
const TYPE = 'application/x-upround-funder';

/** The drag on a board: what is dragged, and what a drop does. */
export interface BoardDrag {
  /** Undefined while no card is dragged. */
  dragged: PipelineItem | undefined;
  begin: (item: PipelineItem) => void;
  end: () => void;
  /** Whether the card that is dragged can be dropped on a stage. */
  takes: (stage: PipelineStage) => boolean;
  drop: (stage: PipelineStage) => void;
}

/** Drags of one board. */
export function useBoardDrag(move: (item: PipelineItem, stage: PipelineStage) => void): BoardDrag {
  // The stages are asked in the event that begins the drag, before anything is drawn.
  const current = useRef<PipelineItem>(undefined);
  const [dragged, setDragged] = useState<PipelineItem>();
  return useMemo(() => {
    const put = (item: PipelineItem | undefined) => {
      current.current = item;
      setDragged(item);
    };
    return {
      dragged,
      begin: put,
      end: () => put(undefined),
      takes: (stage) => current.current !== undefined && current.current.stage !== stage,
      drop(stage) {
        if (current.current !== undefined) move(current.current, stage);
      },
    };
  }, [dragged, move]);
}

/** Makes a card draggable: by mouse or touch anywhere, by keyboard and screen reader from its handle. */
export function useCardDrag(
  item: PipelineItem,
  { begin, end }: BoardDrag,
  handle: RefObject<HTMLButtonElement | null>,
) {
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [TYPE]: item.id }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => begin(item),
    onDragEnd: end,
  });
  const { buttonProps } = useButton(dragButtonProps, handle);
  return { dragProps, handleProps: buttonProps, isDragging };
}

/** Lets cards be dropped on a stage. */
export function useStageDrop(
  stage: PipelineStage,
  { takes, drop }: BoardDrag,
  ref: RefObject<HTMLElement | null>,
) {
  return useDrop({
    ref,
    getDropOperation: (types) => (types.has(TYPE) && takes(stage) ? 'move' : 'cancel'),
    onDrop: () => drop(stage),
  });
}
