/** What helps on from an address that leads nowhere; loaded where it is needed. */
export { NotFoundHelp } from '@upround/site/web';
