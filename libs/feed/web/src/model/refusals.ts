import type { Draft } from './draft';

/** What the API said about a draft, and the draft as it was then. */
export interface Refused {
  draft: Draft;
  /** `path` as in `poll.options.0`; none where it is about the whole post. */
  refusals: readonly { path?: string | undefined; sentence: string }[];
}

export interface PlacedRefusal {
  at: 'text' | 'part' | 'parts' | 'options' | 'option' | 'end' | 'alt' | 'target' | 'post';
  index?: number;
  sentence: string;
}

/** Blank options are not sent, so that the API counts only the others. */
function optionOf(draft: Draft, sent: number): number {
  const written = draft.poll.options.flatMap((option, index) => (option.trim() ? [index] : []));
  return written[sent] ?? sent;
}

function placeOf(path: string | undefined, draft: Draft): Omit<PlacedRefusal, 'sentence'> {
  const [head, second, third] = (path ?? '').split('.');
  if (head === 'text') return { at: 'text' };
  if (head === 'parts') {
    return second === undefined ? { at: 'parts' } : { at: 'part', index: Number(second) };
  }
  if (head === 'alts' || head === 'images') {
    return second === undefined ? { at: 'post' } : { at: 'alt', index: Number(second) };
  }
  if (head === 'reference') return { at: 'target' };
  if (head === 'poll' && second === 'endsAt') return { at: 'end' };
  if (head === 'poll' && third !== undefined) {
    return { at: 'option', index: optionOf(draft, Number(third)) };
  }
  return head === 'poll' ? { at: 'options' } : { at: 'post' };
}

function valueAt(draft: Draft, { at, index = 0 }: Omit<PlacedRefusal, 'sentence'>): unknown {
  switch (at) {
    case 'text':
      return draft.text;
    case 'part':
      return draft.parts[index];
    case 'parts':
      return draft.parts;
    case 'options':
      return draft.poll.options;
    case 'option':
      return draft.poll.options[index];
    case 'end':
      return draft.poll.end;
    case 'alt':
      return draft.pictures[index];
    case 'target':
      return draft.pod?.id;
    case 'post':
      return draft;
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
