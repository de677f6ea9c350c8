export const en = {
  posts: {
    plural: 'Posts',
    trending: 'Trending posts',
    top: 'Top posts',
    topEmpty: 'You’ll see the most discussed posts here.',
  },
  threads: 'Threads',
  ideas: 'Ideas',
  pods: 'Pods',
  polls: 'Polls and quizzes',
  wouldUse: 'You would use the idea “{title}” by {name}',
  wouldUseGone: 'You would use an idea that is no longer there',
} as const;
