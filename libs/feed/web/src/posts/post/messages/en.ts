export const en = {
  menu: {
    edit: 'Edit',
    delete: 'Delete',
    report: 'Report',
    copyLink: 'Copy link',
    interactions: 'Likes and comments',
  },
  edit: {
    text: 'Text',
    empty: 'Write something first.',
    long: 'This is longer than {max, number} characters.',
    title: 'Edit post',
    hintThread: 'The first part of the thread.',
    save: 'Save',
    cancel: 'Cancel',
    failed: 'Your change was not saved.',
    saved: 'Your change is saved.',
    discardTitle: 'Discard your change?',
    discardText: 'What you changed in this post is lost.',
    discardConfirm: 'Discard change',
    keep: 'Keep editing',
  },
  remove: {
    title: 'Delete this post?',
    titleThread: 'Delete this thread?',
    text: '“{text}” goes for good, with {likes, plural, =0 {no likes} one {# like} other {# likes}} and {comments, plural, =0 {no comments} one {# comment} other {# comments}}.',
    textPicture:
      'This post and its pictures go for good, with {likes, plural, =0 {no likes} one {# like} other {# likes}} and {comments, plural, =0 {no comments} one {# comment} other {# comments}}.',
    confirm: 'Delete post',
    failed: 'The post was not deleted.',
    done: 'Post deleted.',
  },
} as const;
