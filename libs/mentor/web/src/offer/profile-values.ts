import type { OwnMentor, OwnMentorChange } from '@upround/mentor/contract';
import * as z from 'zod/mini';

/** The fields of the profile as the form holds them. */
export interface ProfileValues {
  headline: string;
  about: string;
  proof: string;
  joinUrl: string;
  stages: OwnMentor['stages'];
  needs: OwnMentor['needs'];
  languages: string[];
  isInstant: boolean;
}

/** A draft on this device, of any earlier version. */
export const profileDraftSchema = z.looseObject({ headline: z.string(), about: z.string() });

/** The form of a saved profile. */
export const profileValuesOf = (mentor: OwnMentor): ProfileValues => ({
  headline: mentor.headline,
  about: mentor.about,
  proof: mentor.proof,
  joinUrl: mentor.joinUrl ?? '',
  stages: mentor.stages,
  needs: mentor.needs,
  languages: mentor.languages,
  isInstant: mentor.isInstant,
});

/** What is sent. */
export const profileChangeOf = ({ joinUrl, ...values }: ProfileValues): OwnMentorChange => ({
  ...values,
  joinUrl: joinUrl.trim() === '' ? null : joinUrl.trim(),
});
