import { competitionKinds, competitionSeries, tieRules } from '@upround/competitions/contract';
import { draftStore } from '@upround/shared/drafts';
import type { FormDraft } from '@upround/shared/forms';
import * as z from 'zod/mini';
import { fieldKinds, type DraftValues } from './draft-values';

const text = z.string();
const fieldSchema = z.object({
  id: text,
  kind: z.enum(fieldKinds),
  label: text,
  hint: text,
  isRequired: z.boolean(),
  isPublic: z.boolean(),
  isLong: z.boolean(),
  min: text,
  max: text,
  unit: text,
  options: text,
  most: text,
  mostMb: text,
});
const valuesSchema = z.object({
  kind: z.enum(competitionKinds),
  series: z.enum([...competitionSeries, '']),
  title: text,
  tagline: text,
  organiser: text,
  about: text,
  eligibility: z.array(z.object({ text })),
  prizes: z.array(z.object({ place: text, title: text, text })),
  questions: z.array(z.object({ question: text, answer: text })),
  form: z.array(fieldSchema),
  criteria: z.array(z.object({ id: text, label: text, text, weight: text })),
  tieRule: z.enum(tieRules),
  teamMax: text,
  hasVote: z.boolean(),
  hiddenHours: text,
  rules: text,
  opensAt: text,
  closesAt: text,
  judgingAt: text,
  resultAt: text,
} satisfies Record<keyof DraftValues, z.ZodMiniType>);

const draftsOf = draftStore<DraftValues>({
  database: 'upround-competitions',
  schema: valuesSchema,
});

/**
 * What staff typed into the draft of a competition and didn't save yet, on this device.
 *
 * @param slug null for a new competition
 */
export function deskDraft(userId: string, slug: string | null): FormDraft<DraftValues> {
  const drafts = draftsOf(userId);
  const key = slug === null ? 'desk' : `desk/${slug}`;
  return {
    read: () => drafts.read(key),
    write: (values) => drafts.write(key, values),
    delete: () => drafts.delete(key),
  };
}
