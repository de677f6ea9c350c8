import type { ScrollEdges } from './use-scroll-edges';

/**
 * Returns a CSS mask that fades the edges with more content.
 *
 * @param fade where the fade ends, measured from the edge: a CSS length
 * @param clear how much of an edge shows nothing at all: a CSS length, shorter than the fade
 */
export function fadeAt(edges: ScrollEdges, fade: string, clear = '0px'): string | undefined {
  const { before, after } = edges;
  if (!before && !after) return undefined;
  const stops = [
    ...(before ? [`transparent ${clear}`, `#000 ${fade}`] : ['#000 0px']),
    ...(after ? [`#000 calc(100% - ${fade})`, `transparent calc(100% - ${clear})`] : ['#000 100%']),
  ];
  return `linear-gradient(to right, ${stops.join(', ')})`;
}
