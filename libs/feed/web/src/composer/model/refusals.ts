import type { DraftIdea } from './draft-idea';
import { optionTexts, type Draft } from './draft';

/** The API's errors for a draft, and the draft that was sent. */
export interface Refused {
  draft: Draft;
  /** `path` as in `poll.options.0`; none where it is about the whole post. */
  refusals: readonly { path?: string | undefined; sentence: string }[];
}

export interface PlacedRefusal {
  at:
    | 'text'
    | 'part'
    | 'parts'
    | 'options'
    | 'option'
    | 'explanation'
    | 'end'
    | 'alt'
    | 'target'
    | 'post'
    | keyof DraftIdea;
  index?: number;
  sentence: string;
}

/** Blank options are not sent, so that the API counts only the others. */
function optionOf(draft: Draft, sent: number): number {
  const written = optionTexts(draft).flatMap((option, index) => (option.trim() ? [index] : []));
  return written[sent] ?? sent;
}

const isIdeaField = (draft: Draft, name = ''): name is keyof DraftIdea => name in draft.idea;

function placeOf(path: string | undefined, draft: Draft): Omit<PlacedRefusal, 'sentence'> {
  const [head, second, third] = (path ?? '').split('.');
  if (draft.mode === 'idea') return { at: isIdeaField(draft, head) ? head : 'post' };
  if (head === 'text') return { at: 'text' };
  if (head === 'parts') {
    return second === undefined ? { at: 'parts' } : { at: 'part', index: Number(second) };
  }
  if (head === 'alts' || head === 'images') {
    return second === undefined ? { at: 'post' } : { at: 'alt', index: Number(second) };
  }
  if (head === 'reference') return { at: 'target' };
  if (head !== 'poll' && head !== 'quiz') return { at: 'post' };
  if (second === 'endsAt') return { at: 'end' };
  if (second === 'explanation') return { at: 'explanation' };
  return third === undefined
    ? { at: 'options' }
    : { at: 'option', index: optionOf(draft, Number(third)) };
}

function valueAt(draft: Draft, { at, index = 0 }: Omit<PlacedRefusal, 'sentence'>): unknown {
  const asked = draft.mode === 'quiz' ? draft.quiz : draft.poll;
  switch (at) {
    case 'text':
      return draft.text;
    case 'part':
      return draft.parts[index];
    case 'parts':
      return draft.parts;
    case 'options':
      return asked.options;
    case 'option':
      return asked.options[index];
    case 'explanation':
      return draft.quiz.explanation;
    case 'end':
      return asked.end;
    case 'alt':
      return draft.pictures[index];
    case 'target':
      return draft.pod?.id;
    case 'post':
      return draft;
    default:
      return draft.idea[at];
  }
}

/** The refusals at their fields; those whose field was changed since are done with. */
export function placedRefusals(draft: Draft, refused: Refused | undefined): PlacedRefusal[] {
  if (refused === undefined) return [];
  return refused.refusals.flatMap(({ path, sentence }) => {
    const place = placeOf(path, refused.draft);
    const isSame = valueAt(draft, place) === valueAt(refused.draft, place);
    return isSame && draft.mode === refused.draft.mode ? [{ ...place, sentence }] : [];
  });
}
