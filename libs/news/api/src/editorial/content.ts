import quickCommerce from '../../content/articles/navigating-the-quick-commerce-revolution-with-dunzo-zepto.md';
import sharechat from '../../content/articles/sharechat-vacates-its-koramangala-office.md';
import layoffs from '../../content/articles/surviving-layoffs-in-india.md';
import boardPacks from '../../content/essays/board-packs.md';
import capTable from '../../content/essays/cap-table-hygiene.md';
import firstSalesperson from '../../content/essays/hiring-the-first-salesperson.md';
import pricingInterviews from '../../content/essays/pricing-interviews.md';
import termSheet from '../../content/essays/reading-a-term-sheet.md';
import runway from '../../content/essays/runway-arithmetic.md';
import secondarySales from '../../content/essays/secondary-sales.md';
import shutDown from '../../content/essays/when-to-shut-down.md';
import type { EditorialKind } from '../news-tables';

/** The built-in texts of the content folder; a test checks that none is missing. */
export const content: Readonly<Record<EditorialKind, readonly string[]>> = {
  ARTICLE: [layoffs, sharechat, quickCommerce],
  ESSAY: [
    boardPacks,
    capTable,
    firstSalesperson,
    pricingInterviews,
    termSheet,
    runway,
    secondarySales,
    shutDown,
  ],
};
