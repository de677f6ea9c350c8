/** A point or a way in pixels, from the middle of the stage. */
export interface Point {
  x: number;
  y: number;
}

/** How a picture lies on its stage. */
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

/** What a picture may move within: the stage, and the picture as laid out, before zoom and turns. */
export interface Room {
  stage: { width: number; height: number };
  picture: { width: number; height: number };
}

export const MAX_SCALE = 8;
/** What one press of a button or key zooms by. */
export const ZOOM_STEP = 1.5;
/** What a double tap zooms to. */
export const DOUBLE_TAP_SCALE = 2.5;

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0, turns: 0, isGliding: true };

const clamp = (value: number, most: number) => Math.min(Math.max(value, -most), most) || 0;

/** Keeps the picture on its stage: no edge of it comes further in than needed. */
function within(view: ZoomView, { stage, picture }: Room): ZoomView {
  const isUpright = view.turns % 2 === 0;
  const width = (isUpright ? picture.width : picture.height) * view.scale;
  const height = (isUpright ? picture.height : picture.width) * view.scale;
  return {
    ...view,
    x: clamp(view.x, Math.max(0, (width - stage.width) / 2)),
    y: clamp(view.y, Math.max(0, (height - stage.height) / 2)),
  };
}

/** Zooms so that what is under the point stays under it. */
export function zoomAt(view: ZoomView, scale: number, { x, y }: Point, room: Room): ZoomView {
  // Steps in and out again must end at the whole picture, not next to it.
  const wanted = Math.min(Math.max(Math.round(scale * 1000) / 1000, 1), MAX_SCALE);
  const ratio = wanted / view.scale;
  const next = { ...view, scale: wanted, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio };
  return within(next, room);
}

/** Moves a zoomed picture. */
export function panBy(view: ZoomView, { x, y }: Point, room: Room): ZoomView {
  return within({ ...view, x: view.x + x, y: view.y + y }, room);
}

/** Turns by so many quarters; the zoom stays, the middle comes back to the middle. */
export function turnBy(view: ZoomView, quarters: number): ZoomView {
  return { ...view, x: 0, y: 0, turns: view.turns + quarters, isGliding: true };
}
