export const en = {
  postScreen: {
    title: 'Post',
    titleOf: '{name}: {text}',
    back: 'Back',
    loading: 'Loading the post',
    error: 'The post did not load',
    comments: 'Comments',
    likes: '{count, plural, =0 {No likes yet} one {# like} other {# likes}}',
    people: 'See who liked and commented',
    posted: 'Posted',
  },
} as const;
