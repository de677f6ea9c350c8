import { drawNotebook, drawSketch } from './by-hand';
import { drawBars, drawFunnel, drawLines, drawShares } from './charts';
import { drawDashboard } from './dashboard';
import type { Drawing, DrawingKind } from './drawing';
import { drawMockup } from './mockups';
import { inColoursOf } from './palettes';
import { drawPhoto } from './photos';
import { drawDesk, drawLandscape, drawShelf } from './scenes';
import { drawMap, drawScreen, drawWhiteboard } from './sketches';
import { drawStreets } from './streets';
import { drawCohorts, drawQuadrant, drawTable, drawTimeline } from './tables';

function drawn(drawing: Drawing): string {
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
    case 'photo':
      return drawPhoto(drawing);
    case 'dashboard':
      return drawDashboard(drawing);
    case 'sketch':
      return drawSketch(drawing);
    case 'notebook':
      return drawNotebook(drawing);
    case 'mockup':
      return drawMockup(drawing);
    case 'streets':
      return drawStreets(drawing);
  }
}

/** What each author makes in colours of their own. */
const charts: ReadonlySet<DrawingKind> = new Set([
  'bars',
  'lines',
  'cohorts',
  'funnel',
  'table',
  'shares',
  'timeline',
  'quadrant',
]);

/**
 * Draws a picture of the demo community, 1200 wide and at most 800 high.
 *
 * @param drawing what to draw; equal drawings give equal pictures
 * @param hand whose chart it is: each has colours of their own
 * @returns an SVG document without fonts, links or scripts, for sharp to turn into a photo's format
 */
export function drawPicture(drawing: Drawing, hand = 0): string {
  const svg = drawn(drawing);
  return charts.has(drawing.kind) ? inColoursOf(hand, svg) : svg;
}
