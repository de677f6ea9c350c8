/** A point or a distance in pixels, from the middle of the stage. */
export interface Point {
  x: number;
  y: number;
}

/** Position, zoom and rotation of a picture on its stage. */
export interface ZoomView {
  /** 1 shows it whole. */
  scale: number;
  /** Where its middle is. */
  x: number;
  y: number;
  /** Quarter turns to the right; they add up, so that a turn takes the short way. */
  turns: number;
  /** Gets there smoothly; false while it follows a finger. */
  isGliding: boolean;
}

/** Sizes that bound a picture's movement: the stage, and the picture as laid out, before zoom and rotation. */
export interface Bounds {
  stage: { width: number; height: number };
  picture: { width: number; height: number };
}

export const MAX_SCALE = 8;
/** Zoom factor of a button or key press. */
export const ZOOM_STEP = 1.5;
/** Scale after a double tap. */
export const DOUBLE_TAP_SCALE = 2.5;

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0, turns: 0, isGliding: true };

const clamp = (value: number, most: number) => Math.min(Math.max(value, -most), most) || 0;

/** Keeps the picture on its stage. */
function within(view: ZoomView, { stage, picture }: Bounds): ZoomView {
  const isUpright = view.turns % 2 === 0;
  const width = (isUpright ? picture.width : picture.height) * view.scale;
  const height = (isUpright ? picture.height : picture.width) * view.scale;
  return {
    ...view,
    x: clamp(view.x, Math.max(0, (width - stage.width) / 2)),
    y: clamp(view.y, Math.max(0, (height - stage.height) / 2)),
  };
}

/** Zooms around a point. */
export function zoomAt(view: ZoomView, scale: number, { x, y }: Point, bounds: Bounds): ZoomView {
  // Steps in and out again must end at the whole picture, not next to it.
  const wanted = Math.min(Math.max(Math.round(scale * 1000) / 1000, 1), MAX_SCALE);
  const ratio = wanted / view.scale;
  const next = { ...view, scale: wanted, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio };
  return within(next, bounds);
}

/** Moves a zoomed picture. */
export function panBy(view: ZoomView, { x, y }: Point, bounds: Bounds): ZoomView {
  return within({ ...view, x: view.x + x, y: view.y + y }, bounds);
}

/** Turns by quarters, keeps the zoom and centres the picture. */
export function turnBy(view: ZoomView, quarters: number): ZoomView {
  return { ...view, x: 0, y: 0, turns: view.turns + quarters, isGliding: true };
}
