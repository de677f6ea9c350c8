import { createElement, type ComponentType } from 'react';
import { seriesPages, type SeriesName } from './series';

/**
 * Loads the page of a showcase or campaign: the screen, which all of them share, and the text of this one.
 *
 * @param name which page
 */
export async function loadSeriesPage(name: SeriesName): Promise<ComponentType> {
  const [{ SeriesScreen }, text] = await Promise.all([
    import('./series-screen'),
    seriesPages[name].load(),
  ]);
  return () => createElement(SeriesScreen, { name, text: text.default });
}
