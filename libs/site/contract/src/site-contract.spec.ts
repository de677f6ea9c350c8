import { textLimits } from '@upround/shared/domain';
import { sendFeedback } from './feedback.calls';
import { feedbackDraftFixtures, feedbackReceiptFixture } from './feedback.fixtures';
import { feedbackDraftSchema, feedbackReceiptSchema } from './feedback.schema';

const accepts = (draft: object) => feedbackDraftSchema.safeParse(draft).success;
const idea = { kind: 'IDEA', text: 'A quieter bell' };

describe('the call of the site', () => {
  it('keeps method, version and path, and is open to guests within its limit', () => {
    const { method, version, path, access, limit, status } = sendFeedback;
    expect({ method, version, path, access, limit, status }).toEqual({
      method: 'POST',
      version: 'v1',
      path: '/feedback',
      access: 'guest',
      limit: 'feedback',
      status: 201,
    });
  });

  it.each(feedbackDraftFixtures.map((draft) => [draft.kind, draft] as const))(
    'takes %s as it is written',
    (_kind, draft) => expect(feedbackDraftSchema.parse(draft)).toEqual(draft),
  );

  it('answers a receipt unchanged', () => {
    expect(feedbackReceiptSchema.parse(feedbackReceiptFixture)).toEqual(feedbackReceiptFixture);
  });

  it('trims the text and puts the address into lower case', () => {
    expect(
      feedbackDraftSchema.parse({ ...idea, text: '  hello ', email: ' Asha@Example.com' }),
    ).toEqual({ kind: 'IDEA', text: 'hello', email: 'asha@example.com' });
  });

  it('T40: bounds every field', () => {
    expect(accepts({ ...idea, text: '' })).toBe(false);
    expect(accepts({ ...idea, text: 'x'.repeat(textLimits.feedback) })).toBe(true);
    expect(accepts({ ...idea, text: 'x'.repeat(textLimits.feedback + 1) })).toBe(false);
    expect(accepts({ ...idea, kind: 'SPAM' })).toBe(false);
    expect(accepts({ ...idea, email: 'not an address' })).toBe(false);
    expect(accepts({ ...idea, email: `${'x'.repeat(250)}@example.com` })).toBe(false);
    expect(accepts({ ...idea, page: `/${'x'.repeat(textLimits.url)}` })).toBe(false);
    expect(accepts({ ...idea, role: 'ADMIN' })).toBe(false);
  });

  it('T32: takes only addresses of ours as the page', () => {
    expect(accepts({ ...idea, page: '/pods/first-cheque?tab=latest' })).toBe(true);
    for (const page of [
      '//elsewhere.example',
      '/\\elsewhere.example',
      'https://elsewhere.example',
      'x',
    ]) {
      expect(accepts({ ...idea, page })).toBe(false);
    }
  });
});
