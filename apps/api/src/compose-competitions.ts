import {
  createCompetitions,
  type Competitions,
  type CompetitionsDeps,
} from '@upround/competitions/api';
import { profileReader } from '@upround/profile/api';

/** Competitions, with the ports that other slices implement and their part of the demo community. */
export const competitionsWith = (deps: Omit<CompetitionsDeps, 'demo' | 'profiles'>): Competitions =>
  createCompetitions({
    ...deps,
    profiles: profileReader,
    demo: () => import('@upround/competitions/demo'),
  });
