import type { CompetitionsDemo } from '@upround/competitions/api';
import { fundingCampaigns } from './campaigns-funding.data';
import { televisionCampaigns } from './campaigns-television.data';
import { finishedCompetitions } from './competition-village.data';
import { judgedCompetitions } from './competitions-judged.data';
import { openCompetitions } from './competitions-open.data';
import { showcaseAutumn } from './showcase-autumn.data';
import { showcases } from './showcases.data';

export const competitions: CompetitionsDemo['competitions'] = [
  ...openCompetitions,
  ...judgedCompetitions,
  ...showcases,
  ...fundingCampaigns,
  ...televisionCampaigns,
  ...finishedCompetitions,
  showcaseAutumn,
];
