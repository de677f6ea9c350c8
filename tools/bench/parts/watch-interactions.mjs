/**
 * Runs in the page: records how long each tap and key took until the frame after it was painted.
 * Event Timing isn't used: Chromium holds back an entry until a frame is presented that it counts
 * as the next one, which in a still page is that of the next tap, seconds later.
 */
export function watchInteractions() {
  window.interactions = [];
  const recordAfterPaint = ({ timeStamp }) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.interactions.push(Math.round(performance.now() - timeStamp));
      port2.postMessage(null);
    });
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    window.addEventListener(type, recordAfterPaint, { capture: true, passive: true });
}
