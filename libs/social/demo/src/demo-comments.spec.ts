import { cast } from '@upround/shared/demo';
import { textLimits } from '@upround/shared/domain';
import { demoComments } from './comments.data';

const people = new Set(cast.map((person) => person.slug));
const replies = demoComments.flatMap((comment) => comment.replies ?? []);
const everything = [...demoComments, ...replies];

describe('the comments of the demo community', () => {
  it('are many, by most of the cast, and none twice', () => {
    expect(demoComments.length).toBeGreaterThanOrEqual(260);
    expect(replies.length).toBeGreaterThanOrEqual(120);
    expect(new Set(everything.map((commentOrReply) => commentOrReply.text)).size).toBe(
      everything.length,
    );
    expect(
      new Set(everything.map((commentOrReply) => commentOrReply.author)).size,
    ).toBeGreaterThanOrEqual(50);
  });

  it('are written by members of the cast, within the limits of a comment', () => {
    for (const { author, minutes, text } of everything) {
      expect(people).toContain(author);
      expect(minutes).toBeGreaterThan(0);
      expect(text.trim()).toBe(text);
      expect(text.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThanOrEqual(textLimits.comment);
      for (const [, slug] of text.matchAll(/@([a-z]+(?:-[a-z]+)*)/g))
        expect(people).toContain(slug);
    }
  });

  it('lets replies follow each other in time', () => {
    for (const comment of demoComments) {
      const times = (comment.replies ?? []).map((reply) => reply.minutes);
      expect([...times].sort((a, b) => a - b)).toEqual(times);
      expect(new Set(times).size).toBe(times.length);
    }
  });
});
