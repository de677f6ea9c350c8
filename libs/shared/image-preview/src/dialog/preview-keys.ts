import type { ZoomControls } from './use-zoom';

interface PreviewKeys {
  zoom: ZoomControls;
  /** There is no picture to zoom or turn. */
  disabled: boolean;
  onGo: (step: 1 | -1) => void;
  onClose: () => void;
}

/** How far an arrow moves a zoomed picture, in pixels. */
const PAN_STEP = 80;

/** These would scroll the page behind. */
const scrolling = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

/** The keys of the preview. Arrows move a zoomed picture, and else go to the next one. */
export function previewKeys({ zoom, disabled, onGo, onClose }: PreviewKeys) {
  const isZoomed = zoom.view.scale > 1;
  const pan = (x: number, y: number) => zoom.pan({ x: x * PAN_STEP, y: y * PAN_STEP }, true);
  const always: Record<string, () => void> = {
    escape: onClose,
    arrowleft: () => (isZoomed ? pan(1, 0) : onGo(-1)),
    arrowright: () => (isZoomed ? pan(-1, 0) : onGo(1)),
    ...(isZoomed && { arrowup: () => pan(0, 1), arrowdown: () => pan(0, -1) }),
  };
  const withPicture: Record<string, (event: KeyboardEvent) => void> = {
    '+': zoom.zoomIn,
    '=': zoom.zoomIn,
    '-': zoom.zoomOut,
    _: zoom.zoomOut,
    '0': zoom.reset,
    r: ({ shiftKey }) => zoom.turn(shiftKey ? -1 : 1),
  };
  return (event: KeyboardEvent) => {
    // The page has keys of its own.
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const press = always[key] ?? (disabled ? undefined : withPicture[key]);
    if (press === undefined) {
      if (event.target === event.currentTarget && scrolling.has(event.key)) event.preventDefault();
      return;
    }
    event.preventDefault();
    press(event);
  };
}
