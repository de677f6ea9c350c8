import { MAX_SCALE, panBy, turnBy, wholeView, zoomAt, type Bounds } from './zoom-view';

const fact =
  'spec 2: An image preview with zoom, rotate, previous/next and close is available globally';
const bounds: Bounds = { stage: { width: 400, height: 800 }, picture: { width: 400, height: 200 } };

describe(fact, () => {
  it('what is under the point stays under it', () => {
    const view = zoomAt(wholeView, 4, { x: 100, y: 0 }, bounds);
    expect(view).toMatchObject({ scale: 4, x: -300, y: 0 });
    // 100 from the middle was 100 in the picture; it is drawn at x + 100 * scale.
    expect(view.x + 100 * view.scale).toBe(100);
  });

  it('zooms between the whole and eight times, and the whole lies in the middle', () => {
    const view = zoomAt(wholeView, 100, { x: 50, y: 10 }, bounds);
    expect(view.scale).toBe(MAX_SCALE);
    expect(zoomAt(view, 0.1, { x: 50, y: 10 }, bounds)).toMatchObject({ scale: 1, x: 0, y: 0 });
  });

  it('moves as far as its edge and no further', () => {
    const view = zoomAt(wholeView, 2, { x: 0, y: 0 }, bounds);
    expect(panBy(view, { x: 1000, y: 1000 }, bounds)).toMatchObject({ x: 200, y: 0 });
    expect(panBy(view, { x: -50, y: 0 }, bounds)).toMatchObject({ x: -50 });
  });

  it('measures a turned picture by its other sides', () => {
    const view = zoomAt(turnBy(wholeView, 1), 4, { x: 0, y: 0 }, bounds);
    expect(panBy(view, { x: 1000, y: 1000 }, bounds)).toMatchObject({ x: 200, y: 400 });
  });
});
