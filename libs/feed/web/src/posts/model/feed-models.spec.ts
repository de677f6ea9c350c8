import { withoutRepeats } from '@upround/shared/query';
import { anchorAt } from './feed-scroll-state';
import { idOfItem, isLongText, shownText } from './feed-item';
import { countNew } from './newest';
import { frameRatio, isPale, srcSetOf } from './picture';
import { findPods, topicsOf } from '../../pods/pod-search';
import { aPod, somePosts } from '../../components/feed-test.fixtures';

describe('the words of a post with a card', () => {
  const linkPreview = { url: 'https://a.example/x' } as NonNullable<
    Parameters<typeof shownText>[0]['linkPreview']
  >;

  it('leave out its link at their end', () => {
    const shown = (text: string) => shownText({ text, linkPreview });
    expect(shown('Read it:\n\nhttps://a.example/x')).toBe('Read it:');
    expect(shown('https://a.example/x')).toBe('');
    expect(shown('Read https://a.example/x today')).toBe('Read https://a.example/x today');
    expect(shown('https://a.example/x and https://b.example')).toBe(
      'https://a.example/x and https://b.example',
    );
    const text = 'https://a.example/x';
    expect(shownText({ text, linkPreview: null })).toBe(text);
  });
});

describe('the place in a list', () => {
  const rows = [
    { key: 'a', start: 100, end: 300 },
    { key: 'b', start: 300, end: 700 },
    { key: 'c', start: 700, end: 900 },
  ];

  it('is the post at the top of the window, with its offset', () => {
    expect(anchorAt(rows, 350)).toEqual({ key: 'b', offset: -50 });
    expect(anchorAt(rows, 299)).toEqual({ key: 'b', offset: 1 });
    expect(anchorAt(rows, 50)).toEqual({ key: 'a', offset: 50 });
  });

  it('is nowhere at the top of the page and below the list', () => {
    expect(anchorAt(rows, 0)).toBeUndefined();
    expect(anchorAt(rows, 5000)).toBeUndefined();
    expect(anchorAt([], 100)).toBeUndefined();
  });
});

describe('newer posts', () => {
  it('are those above the first one that is known', () => {
    const known = new Set(['post-3', 'post-4']);
    expect(countNew(somePosts(4), known)).toEqual({ count: 2, isAtLeast: false });
    expect(countNew(somePosts(2, 3), known)).toEqual({ count: 0, isAtLeast: false });
  });

  it('may be more than a page holds', () => {
    expect(countNew(somePosts(3), new Set(['old']))).toEqual({ count: 3, isAtLeast: true });
  });
});

describe('a list of posts', () => {
  it('shows each post once', () => {
    const items = withoutRepeats([...somePosts(2), ...somePosts(2, 2)], idOfItem);
    expect(items.map(({ data }) => data.id)).toEqual(['post-1', 'post-2', 'post-3']);
  });

  it('folds long texts', () => {
    expect(isLongText('a'.repeat(601))).toBe(true);
    expect(isLongText('a\n'.repeat(13))).toBe(true);
    expect(isLongText('Short.')).toBe(false);
  });
});

describe('pictures', () => {
  it('are dimmed on a dark page where they are near white, as charts are', () => {
    expect(isPale({ color: '#f8f8f3' })).toBe(true);
    expect(isPale({ color: '#8899aa' })).toBe(false);
    expect(isPale({ color: '#f8c81e' })).toBe(false);
  });

  it('keep their ratio within bounds', () => {
    expect(frameRatio({ width: 1200, height: 800 })).toBe(1.5);
    expect(frameRatio({ width: 100, height: 4000 })).toBe(0.8);
    expect(frameRatio({ width: 9000, height: 100 })).toBe(3);
  });

  it('offer every width', () => {
    const image = { url: '/b', width: 1200, height: 1, alt: '', color: '#000000' };
    expect(srcSetOf({ ...image, variants: [{ url: '/a', width: 640 }] })).toBe('/a 640w, /b 1200w');
  });
});

describe('the search within pods', () => {
  const pods = [
    aPod({ name: 'First cheque', description: 'Raising money', topic: 'Fundraising' }),
    aPod({ name: 'Hiring desk', description: 'Pay and people', topic: 'Hiring' }),
  ];

  it('needs every word, in name, description or topic', () => {
    expect(findPods(pods, 'MONEY first', '')).toHaveLength(1);
    expect(findPods(pods, 'money people', '')).toHaveLength(0);
    expect(findPods(pods, '', 'Hiring')).toHaveLength(1);
    expect(topicsOf(pods)).toEqual(['Fundraising', 'Hiring']);
  });
});
