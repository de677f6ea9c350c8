export type { Database, Trx } from './database';
export { definedStatements } from './defined-statements';
export type { DefinedStatement } from './defined-statements';
export { FolderInUseError, lockFolder } from './folder-lock';
export { idAt, isId, lowestIdAt, momentOf, newId, NEWEST, OLDEST } from './ids';
export { isMigrated, migrate, MigrationChangedError, schemaVersion } from './migrate';
export type { SqlMigration } from './migration';
export { migrations } from './migrations/all';
export { isThere, mayBeNotifiedOf, readableContent } from './notified';
export { moveInTime } from './move-in-time';
export { openDatabase } from './open-database';
export type { DatabaseConfig, ConnectionErrorListener, OpenDatabase } from './open-database';
export { databaseOn } from './open-embedded';
export { databaseTimeouts } from './open-postgres';
export { toPersonSummary } from './person-summary';
export type { PersonRow } from './person-summary';
export { prepared, runPrepared } from './prepared';
export { processStart } from './process-start';
export { compileWords } from './search-words';
export { pageStatement, statement } from './statement';
export type { NoValues, PageStatement, Statement, StatementValues } from './statement';
export type { ContentView, SharedViews } from './shared-views';
export type { AuthorView, BlockView, MuteView, PersonView } from './views/profile';
export type { BookmarkView, FollowView, LikeView, VoteView } from './views/social';
export { unpreparedPage, unpreparedStatement } from './unprepared-statement';
export type { Unprepared, UnpreparedPage } from './unprepared-statement';
export {
  blockedPeopleText,
  hiddenPeopleText,
  noBlock,
  noBlockText,
  notMuted,
  notMutedText,
  personColumns,
  personFrom,
} from './visibility';
export type { PersonColumns } from './visibility';
