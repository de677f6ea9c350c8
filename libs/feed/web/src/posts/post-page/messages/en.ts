export const en = {
  postScreen: {
    title: 'Post',
    titleOf: '{name}: {text}',
    back: 'Back',
    loading: 'Loading the post',
    error: 'Couldn’t load the post',
    likers: 'Liked by {count, plural, one {# person} other {# people}}',
  },
  aside: {
    label: 'About this post',
    author: 'About the author',
    pod: 'Posted in',
    ofAuthor: 'More from {name}',
    trending: 'Trending now',
    all: 'See all',
  },
} as const;
