import { fireEvent } from '@testing-library/dom';
import { followGestures, type Gestures } from './gestures';

const fact =
  'spec 2: An image preview with zoom, rotate, previous/next and close is available globally';

function setUp({ isZoomed = false } = {}) {
  document.body.innerHTML = '<div id="stage"><p data-picture>Picture</p></div>';
  const stage = document.querySelector<HTMLElement>('#stage')!;
  const picture = document.querySelector<HTMLElement>('[data-picture]')!;
  const asked: unknown[][] = [];
  const log =
    (name: string) =>
    (...args: unknown[]) =>
      void asked.push([name, ...args]);
  const end = followGestures(stage, {
    isZoomed: () => isZoomed,
    onPan: log('pan'),
    onZoom: log('zoom'),
    onDoubleTap: log('double'),
    onDrag: log('drag'),
    onSwipe: log('swipe'),
    onBackdrop: log('backdrop'),
  } satisfies Gestures);
  // jsdom has no pointer events of its own.
  const point = (type: 'down' | 'move' | 'up' | 'cancel', x: number, y = 0, more = {}) => {
    const event = new MouseEvent(`pointer${type}`, { bubbles: true, clientX: x, clientY: y });
    picture.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType: 'touch', ...more }));
  };
  return { picture, asked, point, end };
}

describe(fact, () => {
  it('a swipe of a whole picture asks for the next or the previous one', () => {
    const { asked, point } = setUp();
    point('down', 200);
    point('move', 100);
    point('up', 100);
    expect(asked).toEqual([
      ['drag', -100],
      ['swipe', 1],
    ]);
    point('down', 100);
    point('move', 200);
    point('up', 200);
    expect(asked.at(-1)).toEqual(['swipe', -1]);
  });

  it('a swipe that the browser took away is given up', () => {
    const { asked, point } = setUp();
    point('down', 200);
    point('move', 100);
    point('cancel', 100);
    expect(asked.at(-1)).toEqual(['drag', 0]);
  });

  it('one finger moves a zoomed picture, and a mouse never swipes', () => {
    const zoomed = setUp({ isZoomed: true });
    zoomed.point('down', 0);
    zoomed.point('move', 30, 20);
    zoomed.point('up', 30, 20);
    expect(zoomed.asked).toEqual([['pan', { x: 30, y: 20 }]]);
    const whole = setUp();
    whole.point('down', 0, 0, { pointerType: 'mouse' });
    whole.point('move', 200, 0, { pointerType: 'mouse' });
    whole.point('up', 200, 0, { pointerType: 'mouse' });
    expect(whole.asked.filter(([name]) => name === 'swipe')).toEqual([]);
  });

  it('two fingers zoom around the place between them, and do not tap', () => {
    const { asked, point, picture } = setUp();
    point('down', 0);
    point('down', 100, 0, { pointerId: 2 });
    point('move', 200, 0, { pointerId: 2 });
    expect(asked).toEqual([
      ['zoom', 2, { x: 100, y: 0 }],
      ['pan', { x: 50, y: 0 }],
    ]);
    point('up', 0);
    point('up', 200, 0, { pointerId: 2 });
    fireEvent.click(picture);
    expect(asked).toHaveLength(2);
  });

  it('hears nothing once it has ended', () => {
    const { asked, point, end } = setUp();
    end();
    point('down', 200);
    point('move', 100);
    point('up', 100);
    expect(asked).toEqual([]);
  });
});
