import type { CompetitionKind } from '@upround/competitions/contract';
import { drawingFor } from '@upround/shared/ui';

/** What a cover shows behind its words. */
export type Motif =
  'ripples' | 'steps' | 'tiles' | 'orbits' | 'windows' | 'beams' | 'arches' | 'peaks' | 'chevrons';

/** Motifs by kind: windows for showcases, climbs for campaigns, shapes for competitions. */
const MOTIFS: Readonly<Record<CompetitionKind, readonly Motif[]>> = {
  COMPETITION: ['steps', 'tiles', 'orbits', 'ripples'],
  SHOWCASE: ['windows', 'arches', 'beams'],
  CAMPAIGN: ['peaks', 'chevrons', 'orbits', 'steps'],
};

/** How many hues there are. */
const HUES = 24;

export interface CoverLook {
  hue: number;
  motif: Motif;
  /** A whole number, by which details of the motif vary. */
  hash: number;
}

/** The look of a cover: the same slug always has the same one. */
export function coverLookOf(slug: string, kind: CompetitionKind): CoverLook {
  const { hash } = drawingFor(slug);
  const motifs = MOTIFS[kind];
  return {
    hue: ((hash >>> 8) % HUES) * (360 / HUES),
    motif: motifs[(hash >>> 21) % motifs.length] ?? 'ripples',
    hash,
  };
}
