import { cast, drawPicture } from '@upround/shared/demo';
import { textLimits } from '@upround/shared/domain';
import { postLimits } from '@upround/feed/contract';
import type { DemoPost } from '@upround/feed/api';
import { demoPods } from './pods.data';
import { demoPosts } from './posts.data';

const people = new Set(cast.map((person) => person.slug));
const pods = new Set(demoPods.map((pod) => pod.slug));
const texts = (post: DemoPost) => [post.text, ...(post.parts ?? [])];
const images = demoPosts.flatMap((post) => post.images ?? []);

describe('the posts of the demo community', () => {
  it('is large and varied enough to look alive', () => {
    const inPods = demoPosts.filter((post) => post.pod !== undefined);
    expect(demoPods).toHaveLength(12);
    expect(demoPosts.length).toBeGreaterThanOrEqual(310);
    expect(demoPosts.filter((post) => post.images !== undefined).length).toBeGreaterThanOrEqual(40);
    expect(demoPosts.filter((post) => post.poll !== undefined).length).toBeGreaterThanOrEqual(35);
    expect(demoPosts.filter((post) => post.parts !== undefined).length).toBeGreaterThanOrEqual(20);
    expect(demoPosts.filter((post) => post.link !== undefined).length).toBeGreaterThanOrEqual(12);
    expect(inPods.length).toBeGreaterThanOrEqual(110);
    expect(new Set(inPods.map((post) => post.pod))).toEqual(pods);
    expect(new Set(images.map((image) => image.drawing.kind)).size).toBeGreaterThanOrEqual(14);
    expect(new Set(demoPosts.map((post) => post.author)).size).toBe(cast.length);
  });

  it('was written to in the last hour, by several people', () => {
    const recent = demoPosts.filter(({ minutesAgo = 60 }) => minutesAgo < 60);
    expect(new Set(recent.map(({ author }) => author)).size).toBeGreaterThanOrEqual(3);
  });

  it('has pictures as several people make them, none drawn twice', () => {
    const drawings = images.map(({ drawing }) => drawing);
    const kinds = new Set(drawings.map(({ kind }) => kind));
    for (const kind of ['photo', 'dashboard', 'sketch', 'notebook', 'mockup', 'streets'] as const)
      expect(kinds).toContain(kind);
    expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(drawings.length);
  });

  it('repeats no key and no text', () => {
    expect(new Set(demoPosts.map((post) => post.key)).size).toBe(demoPosts.length);
    expect(new Set(demoPosts.map((post) => post.text)).size).toBe(demoPosts.length);
  });

  it.each(demoPosts.map((post) => [post.key, post] as const))(
    '%s keeps the rules of a post',
    (_key, post) => {
      expect(people).toContain(post.author);
      if (post.pod !== undefined) expect(pods).toContain(post.pod);
      if (post.minutesAgo === undefined) {
        expect(post.daysAgo).toBeGreaterThanOrEqual(0);
        expect(post.hour).toBeGreaterThanOrEqual(0);
        expect(post.hour).toBeLessThan(24);
      } else expect(post.minutesAgo).toBeGreaterThan(0);
      expect(texts(post).length).toBeLessThanOrEqual(postLimits.parts);
      for (const text of texts(post)) {
        expect(text.trim()).toBe(text);
        expect(text.length).toBeGreaterThan(0);
        expect(text.length).toBeLessThanOrEqual(textLimits.post);
        for (const [, slug] of text.matchAll(/@([a-z]+(?:-[a-z]+)*)/g))
          expect(people).toContain(slug);
        for (const [url] of text.matchAll(/https?:\/\/\S+/g)) {
          expect(new URL(url).hostname).toMatch(/(^|\.)example(\.(com|org|net))?$/);
        }
      }
      expect((post.images ?? []).length).toBeLessThanOrEqual(postLimits.images);
      for (const image of post.images ?? []) {
        expect(drawPicture(image.drawing)).toContain('<svg');
        expect(image.alt.length).toBeGreaterThan(20);
        expect(image.alt.length).toBeLessThanOrEqual(textLimits.altText);
      }
      if (post.link !== undefined) {
        const { title, description, siteName, picture } = post.link;
        expect(post.text).toMatch(/https:\/\//);
        expect(post.images).toBeUndefined();
        expect(title.length).toBeLessThanOrEqual(200);
        expect(description.length).toBeLessThanOrEqual(300);
        expect(siteName.length).toBeLessThanOrEqual(80);
        if (picture !== undefined) expect(drawPicture(picture.drawing)).toContain('<svg');
      }
      if (post.poll !== undefined) {
        const { lean, options } = post.poll;
        expect(options.length).toBeGreaterThanOrEqual(2);
        expect(options.length).toBeLessThanOrEqual(postLimits.pollOptions);
        expect(new Set(options).size).toBe(options.length);
        expect(options.every((option) => option.length <= textLimits.pollOption)).toBe(true);
        if (lean !== undefined) expect(lean).toHaveLength(options.length);
        // A poll runs at most fourteen days, from its post to its end.
        const daysAgo = post.minutesAgo === undefined ? post.daysAgo : 0;
        expect(post.poll.endsInDays + daysAgo).toBeLessThanOrEqual(14);
        expect(post.poll.endsInDays + daysAgo).toBeGreaterThanOrEqual(1);
      }
    },
  );

  it('has polls of both kinds, open and closed, of two to ten options', () => {
    const polls = demoPosts.flatMap((post) => post.poll ?? []);
    expect(polls.some((poll) => poll.multiple) && polls.some((poll) => !poll.multiple)).toBe(true);
    expect(
      polls.some((poll) => poll.endsInDays > 0) && polls.some((poll) => poll.endsInDays < 0),
    ).toBe(true);
    expect(Math.min(...polls.map((poll) => poll.options.length))).toBe(2);
    expect(Math.max(...polls.map((poll) => poll.options.length))).toBe(10);
  });
});
