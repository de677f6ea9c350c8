import type { Point } from './zoom-view';

/** What fingers, pointer and wheel ask for. Points are measured from the middle of the stage. */
export interface Gestures {
  /** Whether one finger moves the picture, rather than asking for the next one. */
  isZoomed: () => boolean;
  onPan: (way: Point) => void;
  onZoom: (factor: number, at: Point) => void;
  onDoubleTap: (at: Point) => void;
  /** A swipe under way, so many pixels to the right; 0 when it was given up. */
  onDrag: (distance: number) => void;
  onSwipe: (step: 1 | -1) => void;
  /** A tap beside the picture. */
  onBackdrop: () => void;
}

/** A finger that moves less than this, in pixels, rests. */
const SLOP = 8;
/** A swipe is this far, or this fast in pixels a millisecond. */
const SWIPE_DISTANCE = 64;
const SWIPE_SPEED = 0.5;
/** Two taps within these are one double tap: milliseconds and pixels. */
const DOUBLE_TAP_TIME = 320;
const DOUBLE_TAP_REACH = 32;
/** A wheel that counts in lines: pixels a line. */
const LINE = 16;

const isControl = ({ target }: Event) =>
  target instanceof Element && target.closest('button') !== null;
const way = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });
const distance = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
const middle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/**
 * Listens to gestures on the stage. The element of the picture has `data-picture`.
 *
 * @returns the function that ends it
 */
export function followGestures(stage: HTMLElement, on: Gestures): () => void {
  const pointers = new Map<number, Point>();
  let origin: Point = { x: 0, y: 0 };
  let startedAt = 0;
  let isOnPicture = false;
  let kind: 'tap' | 'pan' | 'swipe' | 'pinch' = 'tap';
  let lastTap: (Point & { time: number }) | null = null;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || isControl(event)) return;
    stage.setPointerCapture(event.pointerId);
    if (pointers.size === 0) {
      origin = pointOf(event);
      startedAt = event.timeStamp;
      kind = 'tap';
      isOnPicture =
        event.target instanceof Element && event.target.closest('[data-picture]') !== null;
    } else {
      if (kind === 'swipe') on.onDrag(0);
      kind = 'pinch';
    }
    pointers.set(event.pointerId, pointOf(event));
  };

  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event);
    if (kind === 'tap') {
      if (distance(origin, now) < SLOP) return;
      // With a mouse a drag across a whole picture means nothing.
      kind = on.isZoomed() || event.pointerType === 'mouse' ? 'pan' : 'swipe';
    }
    pointers.set(event.pointerId, now);
    if (kind === 'swipe') on.onDrag(now.x - origin.x);
    else if (pointers.size === 1) on.onPan(way(before, now));
    else {
      const [other] = [...pointers].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
      if (pointers.size > 2 || other === undefined) return;
      on.onZoom(distance(now, other) / Math.max(distance(before, other), 1), middle(now, other));
      on.onPan(way(middle(before, other), middle(now, other)));
    }
  };

  const tap = (event: PointerEvent) => {
    const at = { ...pointOf(event), time: event.timeStamp };
    const isSecond =
      lastTap !== null &&
      at.time - lastTap.time < DOUBLE_TAP_TIME &&
      distance(at, lastTap) < DOUBLE_TAP_REACH;
    lastTap = isSecond ? null : at;
    if (isSecond) on.onDoubleTap(at);
  };

  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    if (kind === 'tap' && isOnPicture && event.type === 'pointerup') tap(event);
    if (kind !== 'swipe') return;
    const gone = pointOf(event).x - origin.x;
    const speed = Math.abs(gone) / Math.max(event.timeStamp - startedAt, 1);
    const isSwipe = Math.abs(gone) > SWIPE_DISTANCE || speed > SWIPE_SPEED;
    if (isSwipe && event.type !== 'pointercancel') on.onSwipe(gone < 0 ? 1 : -1);
    else on.onDrag(0);
  };

  // Not in `up`: the click that follows would then meet the page under the closed preview.
  const click = (event: MouseEvent) => {
    if (kind === 'tap' && !isOnPicture && !isControl(event)) on.onBackdrop();
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    // A pinch on a trackpad comes as small turns with Ctrl.
    on.onZoom(Math.exp(-turned * (event.ctrlKey ? 0.01 : 0.002)), pointOf(event));
  };

  const listeners = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['click', click],
    ['wheel', wheel],
  ] as [string, EventListener][];
  for (const [type, listener] of listeners) {
    stage.addEventListener(type, listener, { passive: false });
  }
  return () => listeners.forEach(([type, listener]) => stage.removeEventListener(type, listener));
}
