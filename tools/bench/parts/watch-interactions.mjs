/** Runs in the page: records how long each tap and key took until the next paint. */
export function watchInteractions() {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) window.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
