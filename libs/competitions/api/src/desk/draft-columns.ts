import {
  completeDraftSchema,
  type CompetitionDraft,
  type CompleteDraft,
} from '@upround/competitions/contract';
import { draftProblemsOf } from '@upround/competitions/model';

/** What the columns of a draft hold that isn't complete. They can't be empty, and no one reads them. */
const NOTHING = {
  tagline: '–',
  organiser: '–',
  about: '',
  eligibility: [],
  prizes: [],
  questions: [],
  form: [],
  criteria: [],
  teamMax: 1,
  vote: null,
  rules: '–',
  opensAt: '9999-01-01T00:00:00.000Z',
  closesAt: '9999-01-02T00:00:00.000Z',
  judgingAt: '9999-01-03T00:00:00.000Z',
  resultAt: '9999-01-04T00:00:00.000Z',
} satisfies Partial<CompleteDraft>;

/** A draft as it's stored: in columns, and where it isn't complete also as it was written. */
export interface StoredDraft {
  columns: CompleteDraft;
  incomplete: CompetitionDraft | null;
}

/** How a draft is stored. */
export function storedDraft(draft: CompetitionDraft): StoredDraft {
  const { data } = completeDraftSchema.safeParse(draft);
  if (data !== undefined && draftProblemsOf(draft).length === 0) {
    return { columns: data, incomplete: null };
  }
  const { kind, series, title, tieRule } = draft;
  return { columns: { ...NOTHING, kind, series, title, tieRule }, incomplete: draft };
}
