export const en = {
  postScreen: {
    title: 'Post',
    titleOf: '{name}: {text}',
    back: 'Back',
    loading: 'Loading the post',
    error: 'Couldn’t load the post',
    likers: 'See who liked it',
  },
  aside: {
    label: 'About this post',
    pod: 'Posted in',
    ofAuthor: 'More from {name}',
    trending: 'Trending now',
    all: 'See all',
  },
} as const;
