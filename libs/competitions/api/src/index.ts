export { competitionTables } from './competition-tables';
export { createCompetitions } from './competitions-module';
export type { Competitions, CompetitionsDeps } from './competitions-module';
export type { CompetitionsDemo } from './seed/competitions-demo';
