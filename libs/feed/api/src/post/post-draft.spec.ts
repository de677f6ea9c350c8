import { AppError } from '@upround/shared/server-kit';
import { checkDraft } from './post-draft';

const now = new Date('2026-03-01T10:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
const pollOf = (hours: number, options = ['Yes', 'No']) => ({
  options,
  multiple: false,
  endsAt: inHours(hours),
});

function refusal(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof AppError) return `${error.definition.code} ${error.path ?? ''}`;
  }
  return 'accepted';
}

describe('the fields of a new post', () => {
  it('accept a text, images only, or a poll only', () => {
    expect(checkDraft({ type: 'POST', text: 'Hello' }, 0, now).text).toBe('Hello');
    expect(checkDraft({ type: 'POST', text: '', alts: ['A chart'] }, 1, now).alts).toEqual([
      'A chart',
    ]);
    expect(checkDraft({ type: 'POST', poll: pollOf(24) }, 0, now).poll?.options).toEqual([
      'Yes',
      'No',
    ]);
  });

  it('use the first part of a thread as the text', () => {
    const parts = [{ text: 'One' }, { text: 'Two' }, { text: 'Three' }];
    expect(checkDraft({ type: 'THREAD', parts }, 0, now)).toMatchObject({
      text: 'One',
      moreParts: ['Two', 'Three'],
    });
  });

  it.each([
    ['nothing at all', { type: 'POST' as const }, 'INVALID_FIELD text'],
    ['parts in a post', { type: 'POST' as const, text: 'a', parts: [] }, 'INVALID_FIELD parts'],
    ['a thread without parts', { type: 'THREAD' as const }, 'INVALID_FIELD parts'],
    ['a thread with a text', { type: 'THREAD' as const, text: 'a' }, 'INVALID_FIELD text'],
    [
      'a thread that is too long as a whole',
      { type: 'THREAD' as const, parts: Array(6).fill({ text: 'x'.repeat(9_000) }) },
      'INVALID_FIELD parts',
    ],
    [
      'a thread with a poll',
      { type: 'THREAD' as const, parts: [{ text: 'a' }, { text: 'b' }], poll: pollOf(24) },
      'INVALID_FIELD poll',
    ],
    [
      'an alt text without a picture',
      { type: 'POST' as const, text: 'a', alts: ['b'] },
      'INVALID_FIELD alts',
    ],
    [
      'the same option twice',
      { type: 'POST' as const, poll: pollOf(24, ['Yes', 'yes']) },
      'INVALID_FIELD poll.options.1',
    ],
  ])('reject %s', (_, draft, expected) => {
    expect(refusal(() => checkDraft(draft, 0, now))).toBe(expected);
  });

  it.each([
    [0.5, 'POLL_END_OUT_OF_RANGE poll.endsAt'],
    [-1, 'POLL_END_OUT_OF_RANGE poll.endsAt'],
    [0.99, 'accepted'],
    [336, 'accepted'],
    [337, 'POLL_END_OUT_OF_RANGE poll.endsAt'],
  ])('check the end of a poll %p hours away by the server’s clock', (hours, expected) => {
    expect(refusal(() => checkDraft({ type: 'POST', poll: pollOf(hours) }, 0, now))).toBe(expected);
  });
});
