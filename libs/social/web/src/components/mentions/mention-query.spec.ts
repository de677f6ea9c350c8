import { mentionAt, withMention } from './mention-query';

const typed = (text: string) => mentionAt(text, text.length);

describe('a mention being typed', () => {
  it('is what follows an at sign, up to the caret', () => {
    expect(typed('Thanks @ash')).toEqual({ start: 7, end: 11, text: 'ash' });
    expect(mentionAt('@asha and more', 3)).toEqual({ start: 0, end: 3, text: 'as' });
    expect(typed('(@dev-m')).toMatchObject({ text: 'dev-m' });
  });

  it('may be a name in any script, since people are found by name too', () => {
    expect(typed('धन्यवाद @मीरा')).toMatchObject({ text: 'मीरा' });
    expect(typed('🚀 @José')).toEqual({ start: 3, end: 8, text: 'José' });
  });

  it.each([
    ['an at sign alone', 'hello @'],
    ['an e-mail address', 'write to me@exam'],
    ['a path', 'see example.org/@dev'],
    ['two at signs', '@@dev'],
    ['a finished word', '@dev '],
  ])('is not %s', (_, text) => {
    expect(typed(text)).toBeUndefined();
  });

  it('takes linear time on a hostile text', () => {
    expect(typed('@a-'.repeat(3_000))).toBeUndefined();
  });
});

describe('a person chosen', () => {
  it('replaces the typed text, followed by a space if needed', () => {
    const choose = (text: string, caret: number) => {
      const query = mentionAt(text, caret);
      if (query === undefined) throw new Error('no mention there');
      return withMention(text, query, 'asha-rao');
    };
    expect(choose('Hi @as', 6)).toEqual({ text: 'Hi @asha-rao ', caret: 13 });
    expect(choose('Hi @as and you', 6)).toEqual({ text: 'Hi @asha-rao and you', caret: 13 });
    expect(choose('Hi @as, you', 6)).toEqual({ text: 'Hi @asha-rao, you', caret: 12 });
  });
});
