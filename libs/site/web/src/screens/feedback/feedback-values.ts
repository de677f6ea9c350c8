import { feedbackDraftSchema, type FeedbackDraft, type FeedbackKind } from '@upround/site/contract';

/** Values of the form: every field a text, empty where nothing was typed. */
export interface FeedbackValues {
  kind: FeedbackKind | '';
  text: string;
  email: string;
  page: string;
}

export const emptyFeedback: FeedbackValues = { kind: '', text: '', email: '', page: '' };

export type FeedbackField = keyof FeedbackValues;
/** Error of a field; each has a message in the catalogue. */
export type FeedbackFault =
  'kind' | 'textMissing' | 'textLong' | 'textUnreadable' | 'email' | 'page';

const textFaults: Readonly<Record<string, FeedbackFault>> = {
  too_small: 'textMissing',
  too_big: 'textLong',
};

function faultOf(field: FeedbackField, code: string): FeedbackFault {
  return field === 'text' ? (textFaults[code] ?? 'textUnreadable') : field;
}

/** A whole address of ours, as it is copied from the browser, becomes its path. */
function pathOf(page: string): string {
  const typed = page.trim();
  const here = globalThis.location?.origin;
  if (here === undefined || !typed.startsWith(`${here}/`)) return typed;
  return typed.slice(here.length);
}

/**
 * Converts the form's values to what is sent.
 *
 * @returns the draft, or the fault of each field that has one
 */
export function toDraft(
  values: FeedbackValues,
): { draft: FeedbackDraft } | { faults: Partial<Record<FeedbackField, FeedbackFault>> } {
  const email = values.email.trim();
  const page = pathOf(values.page);
  const parsed = feedbackDraftSchema.safeParse({
    kind: values.kind,
    text: values.text,
    ...(email === '' ? {} : { email }),
    ...(page === '' ? {} : { page }),
  });
  if (parsed.success) return { draft: parsed.data };
  const faults: Partial<Record<FeedbackField, FeedbackFault>> = {};
  for (const { path, code } of parsed.error.issues) {
    const field = path[0] as FeedbackField;
    faults[field] ??= faultOf(field, code);
  }
  return { faults };
}
