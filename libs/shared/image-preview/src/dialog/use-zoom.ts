import { useState, type RefObject } from 'react';
import {
  DOUBLE_TAP_SCALE,
  panBy,
  turnBy,
  wholeView,
  zoomAt,
  ZOOM_STEP,
  type Point,
  type Bounds,
  type ZoomView,
} from './zoom-view';

const CENTRE: Point = { x: 0, y: 0 };

export type ZoomControls = ReturnType<typeof useZoom>;

/** The picture's zoom state, and the functions that change it. */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
) {
  const [view, setView] = useState(wholeView);

  /** Measures only when something moves: the picture is laid out by the style sheet. */
  const change = (next: (view: ZoomView, bounds: Bounds) => ZoomView, isGliding: boolean) => {
    const bounds: Bounds = {
      stage: {
        width: stage.current?.clientWidth ?? 0,
        height: stage.current?.clientHeight ?? 0,
      },
      picture: {
        width: picture.current?.offsetWidth ?? 0,
        height: picture.current?.offsetHeight ?? 0,
      },
    };
    setView((before) => ({ ...next(before, bounds), isGliding }));
  };
  const zoomBy = (factor: number, at: Point, isGliding: boolean) =>
    change((before, bounds) => zoomAt(before, before.scale * factor, at, bounds), isGliding);

  return {
    view,
    zoomIn: () => zoomBy(ZOOM_STEP, CENTRE, true),
    zoomOut: () => zoomBy(1 / ZOOM_STEP, CENTRE, true),
    reset: () => change((before, bounds) => zoomAt(before, 1, CENTRE, bounds), true),
    /** Follows a wheel or two fingers. */
    zoomAround: (factor: number, at: Point) => zoomBy(factor, at, false),
    /** In to the point that was tapped, or out to the whole. */
    toggle: (at: Point) =>
      change(
        (before, bounds) => zoomAt(before, before.scale > 1 ? 1 : DOUBLE_TAP_SCALE, at, bounds),
        true,
      ),
    turn: (quarters: number) => setView((before) => turnBy(before, quarters)),
    pan: (way: Point, isGliding = false) =>
      change((before, bounds) => panBy(before, way, bounds), isGliding),
    /** Pulls the whole picture aside; 0 lets it go back. */
    drag: (x: number) => setView((before) => ({ ...before, x, isGliding: x === 0 })),
    /** For another picture. */
    restart: () => setView(wholeView),
  };
}
