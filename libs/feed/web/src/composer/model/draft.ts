import { postLimits } from '@upround/feed/contract';
import { emptyIdea, ideaTexts, ideaWords, type DraftIdea } from './draft-idea';
import { emptyQuiz, withTexts, type DraftQuiz } from './draft-quiz';

export type DraftMode = 'post' | 'poll' | 'quiz' | 'idea' | 'thread';

/** The pod of a draft. */
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
  /** The key under which it is stored. */
  id: string;
  mode: DraftMode;
  pod: DraftPod | null;
  text: string;
  /** Of a thread; at least two. */
  parts: readonly string[];
  pictures: readonly DraftPicture[];
  poll: { options: readonly string[]; multiple: boolean; end: DraftEnd };
  quiz: DraftQuiz;
  idea: DraftIdea;
  /** The link whose page the writer took away. */
  noPageOf?: string | undefined;
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
    quiz: emptyQuiz,
    idea: emptyIdea(),
    savedAt: 0,
  };
}

/** A stored draft with the fields that drafts got since it was stored. */
export function completeDraft(stored: Pick<Draft, 'mode' | 'pod'> & Partial<Draft>): Draft {
  return { ...emptyDraft(stored.mode, stored.pod), ...stored };
}

/** The texts of the options of a poll or quiz, blank ones among them; none of any other kind. */
export function optionTexts({ mode, poll, quiz }: Draft): readonly string[] {
  if (mode === 'poll') return poll.options;
  return mode === 'quiz' ? quiz.options.map(({ text }) => text) : [];
}

/** The words that the draft's kind has in the place of a text. */
function wordsOf({ mode, parts, idea, text }: Draft): string {
  if (mode === 'thread') return parts.join('');
  return mode === 'idea' ? ideaWords(idea) : text;
}

/** Whether nothing was written or added yet. */
export function isEmptyDraft(draft: Draft): boolean {
  const words = wordsOf(draft);
  const more = draft.mode === 'quiz' ? draft.quiz.explanation : '';
  const texts = [words, ...optionTexts(draft), more];
  return texts.every((text) => text.trim() === '') && draft.pictures.length === 0;
}

/** The words by which a draft is known in a list. */
export function draftTitle(draft: Draft): string {
  const { mode, parts, idea, text } = draft;
  const texts = mode === 'idea' ? ideaTexts.map((name) => idea[name]) : parts;
  return (mode === 'thread' || mode === 'idea' ? texts : [text]).find((one) => one.trim()) ?? '';
}

/** The text that goes along into another kind: of a thread its first part, of an idea what it is in short. */
function carriedText(draft: Draft): string {
  if (draft.mode === 'thread') return draft.parts[0] ?? '';
  return draft.mode === 'idea' ? draft.idea.description || draftTitle(draft) : draft.text;
}

/** The same words and pictures as another kind of post: a text becomes the first part, or what an idea is, and back. */
export function inMode(draft: Draft, mode: DraftMode): Draft {
  if (draft.mode === mode) return draft;
  const text = carriedText(draft);
  if (mode === 'idea') {
    const description = text || draft.idea.description;
    return { ...draft, mode, text, idea: { ...draft.idea, description } };
  }
  if (mode === 'thread') {
    const [, ...further] = draft.parts;
    return { ...draft, mode, parts: [text, ...(further.length > 0 ? further : [''])] };
  }
  if (mode === 'quiz') {
    return { ...draft, mode, text, quiz: withTexts(draft.quiz, draft.poll.options) };
  }
  return { ...draft, mode, text };
}

/** Moves an item of a list from `from` to `to`; returns the list unchanged for an invalid index. */
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
