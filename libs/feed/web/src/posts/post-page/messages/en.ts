export const en = {
  postScreen: {
    title: 'Post',
    titleOf: '{name}: {text}',
    back: 'Back',
    loading: 'Loading the post',
    error: 'Couldn’t load the post',
    comments: 'Comments',
    likes: '{count, plural, =0 {No likes yet} one {# like} other {# likes}}',
    people:
      '{likes, plural, one {# like} other {# likes}} · {comments, plural, one {# comment} other {# comments}}',
    posted: 'Posted',
  },
} as const;
