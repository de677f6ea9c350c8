import { MAX_SCALE, panBy, turnBy, wholeView, zoomAt, type Room } from './zoom-view';

const fact =
  'spec 2: An image preview with zoom, rotate, previous/next and close is available globally';
const room: Room = { stage: { width: 400, height: 800 }, picture: { width: 400, height: 200 } };

describe(fact, () => {
  it('what is under the point stays under it', () => {
    const view = zoomAt(wholeView, 4, { x: 100, y: 0 }, room);
    expect(view).toMatchObject({ scale: 4, x: -300, y: 0 });
    // 100 from the middle was 100 in the picture; it is drawn at x + 100 * scale.
    expect(view.x + 100 * view.scale).toBe(100);
  });

  it('zooms between the whole and eight times, and the whole lies in the middle', () => {
    const view = zoomAt(wholeView, 100, { x: 50, y: 10 }, room);
    expect(view.scale).toBe(MAX_SCALE);
    expect(zoomAt(view, 0.1, { x: 50, y: 10 }, room)).toMatchObject({ scale: 1, x: 0, y: 0 });
  });

  it('moves as far as its edge and no further', () => {
    const view = zoomAt(wholeView, 2, { x: 0, y: 0 }, room);
    expect(panBy(view, { x: 1000, y: 1000 }, room)).toMatchObject({ x: 200, y: 0 });
    expect(panBy(view, { x: -50, y: 0 }, room)).toMatchObject({ x: -50 });
  });

  it('measures a turned picture by its other sides', () => {
    const view = zoomAt(turnBy(wholeView, 1), 4, { x: 0, y: 0 }, room);
    expect(panBy(view, { x: 1000, y: 1000 }, room)).toMatchObject({ x: 200, y: 400 });
  });
});
