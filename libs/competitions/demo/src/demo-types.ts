import type { CompetitionsDemo } from '@upround/competitions/api';

export type DemoCompetition = CompetitionsDemo['competitions'][number];
export type DemoEntry = DemoCompetition['entries'][number];
