/** The charts of the page, which load after its numbers. */
export { FootballField } from './football-field';
export { Tornado } from './tornado';
