export const en = {
  relatedPosts: {
    title: 'Related posts',
    ofPod: 'More in {name}',
    likes: '{count, plural, =0 {No likes yet} one {# like} other {# likes}}',
  },
} as const;
