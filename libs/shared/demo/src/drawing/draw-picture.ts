import { drawBars, drawFunnel, drawLines, drawShares } from './charts';
import type { Drawing } from './drawing';
import { drawDesk, drawLandscape, drawShelf } from './scenes';
import { drawMap, drawScreen, drawWhiteboard } from './sketches';
import { drawCohorts, drawQuadrant, drawTable, drawTimeline } from './tables';

/**
 * Draws a picture of a demo post, 1200 wide and at most 800 high.
 *
 * @param drawing what to draw; equal drawings give equal pictures
 * @returns an SVG document without fonts, links or scripts, for sharp to turn into a photo's format
 */
export function drawPicture(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'bars':
      return drawBars(drawing);
    case 'lines':
      return drawLines(drawing);
    case 'cohorts':
      return drawCohorts(drawing);
    case 'funnel':
      return drawFunnel(drawing);
    case 'table':
      return drawTable(drawing);
    case 'shares':
      return drawShares(drawing);
    case 'timeline':
      return drawTimeline(drawing);
    case 'quadrant':
      return drawQuadrant(drawing);
    case 'whiteboard':
      return drawWhiteboard(drawing);
    case 'screen':
      return drawScreen(drawing);
    case 'map':
      return drawMap(drawing);
    case 'landscape':
      return drawLandscape(drawing);
    case 'desk':
      return drawDesk(drawing);
    case 'shelf':
      return drawShelf(drawing);
  }
}
