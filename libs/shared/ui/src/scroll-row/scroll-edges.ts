/** Whether a row has more content before and after its visible part. */
export interface ScrollEdges {
  before: boolean;
  after: boolean;
}

/** A pixel of it may be lost in rounding. */
const SLACK = 1;

/** The ends at which a row can still be scrolled. Reading them forces a layout, unless one was just made. */
export const scrollEdgesOf = (row: HTMLElement): ScrollEdges => ({
  before: row.scrollLeft > SLACK,
  after: row.scrollLeft + row.clientWidth < row.scrollWidth - SLACK,
});

/**
 * Returns a CSS mask that fades the edges with more content; empty where there is none.
 *
 * @param fade where the fade ends, measured from the edge: a CSS length
 * @param clear how much of an edge shows nothing at all: a CSS length, shorter than the fade
 */
export const fadeAt = ({ before, after }: ScrollEdges, fade: string, clear = '0px'): string =>
  before || after
    ? `linear-gradient(90deg,${before ? '#0000' : '#000'} ${clear},#000 ${fade} calc(100% - ${fade}),${after ? '#0000' : '#000'} calc(100% - ${clear}))`
    : '';
