import { commentAnchor, readCommentLink } from './comment-link';

describe('the address of a comment', () => {
  it('names a comment, or a reply to it', () => {
    expect(readCommentLink('#c-018b')).toEqual({ commentId: '018b' });
    expect(readCommentLink('#c-018b.77')).toEqual({ commentId: '018b', replyId: '77' });
    expect(commentAnchor({ commentId: '018b', replyId: '77' })).toBe('c-018b.77');
  });

  it('is nothing else', () => {
    for (const hash of ['', '#', '#c-', '#comments', '#c-a b', '#c-a.b.c', '#c-<b>']) {
      expect(readCommentLink(hash)).toBeUndefined();
    }
  });
});
