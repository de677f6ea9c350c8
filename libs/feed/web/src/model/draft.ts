import { postLimits } from '@upround/feed/contract';

export type DraftMode = 'post' | 'poll' | 'thread';

/** The pod that a draft is meant for. */
export interface DraftPod {
  id: string;
  slug: string;
  name: string;
}

export interface DraftPicture {
  id: string;
  file: File;
  alt: string;
}

/** When a poll closes: so many hours after it is posted, or a moment in the writer's own zone. */
export type DraftEnd = { kind: 'hours'; hours: number } | { kind: 'exact'; local: string };

/** A post as it is being written. All modes keep their fields, so that nothing typed is lost. */
export interface Draft {
  /** Under which it is kept. */
  id: string;
  mode: DraftMode;
  pod: DraftPod | null;
  text: string;
  /** Of a thread; at least two. */
  parts: readonly string[];
  pictures: readonly DraftPicture[];
  poll: { options: readonly string[]; multiple: boolean; end: DraftEnd };
  /** Milliseconds since 1970. */
  savedAt: number;
}

export const endPresets = [1, 24, 72, 168, 336] as const;

export function emptyDraft(mode: DraftMode, pod: DraftPod | null): Draft {
  return {
    id: crypto.randomUUID(),
    mode,
    pod,
    text: '',
    parts: ['', ''],
    pictures: [],
    poll: { options: ['', ''], multiple: false, end: { kind: 'hours', hours: 72 } },
    savedAt: 0,
  };
}

/** Whether nothing was written or added yet. */
export function isEmptyDraft(draft: Draft): boolean {
  const words = draft.mode === 'thread' ? draft.parts.join('') : draft.text;
  const options = draft.mode === 'poll' ? draft.poll.options.join('') : '';
  return words.trim() === '' && options.trim() === '' && draft.pictures.length === 0;
}

/** The words by which a draft is known in a list. */
export function draftTitle(draft: Draft): string {
  return (draft.mode === 'thread' ? draft.parts : [draft.text]).find((text) => text.trim()) ?? '';
}

/** The same words and pictures as another kind of post: a text becomes the first part, and back. */
export function inMode(draft: Draft, mode: DraftMode): Draft {
  if (draft.mode === mode) return draft;
  if (mode === 'thread') {
    const [, ...further] = draft.parts;
    return { ...draft, mode, parts: [draft.text, ...(further.length > 0 ? further : [''])] };
  }
  const text = draft.mode === 'thread' ? (draft.parts[0] ?? '') : draft.text;
  return { ...draft, mode, text };
}

/** The list with what stands at `from` in the place `to`; as it was when there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

export function endOf(end: DraftEnd, now: number): number {
  return end.kind === 'hours' ? now + end.hours * 3_600_000 : new Date(end.local).getTime();
}

/** Whether the poll may close then: an hour to fourteen days ahead. */
export function isEndFit(end: DraftEnd, now: number): boolean {
  const hours = (endOf(end, now) - now) / 3_600_000;
  // A minute of slack, as on the server: writing takes time.
  const slack = 1 / 60;
  return hours >= postLimits.pollHours.min - slack && hours <= postLimits.pollHours.max + slack;
}

/** A moment as `datetime-local` fields write it, in the reader's own zone. */
export function localMinute(moment: number): string {
  const date = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000);
  return date.toISOString().slice(0, 16);
}
