export const en = {
  interactions: {
    title: 'Likes and comments',
    titleOf: 'Likes and comments on the post of {name}',
    tabs: 'Interactions',
    likes: 'Likes',
    comments: 'Comments',
    votes: 'Votes',
    toPost: 'Back to the post',
    noLikes: 'No likes yet',
    noLikesHint: 'Whoever likes this post is listed here.',
    noComments: 'No comments yet',
    noCommentsHint: 'Comments on this post are listed here.',
    noPoll: 'This post has no poll',
    noPollHint:
      'Where a post has one, its totals are shown here. Nobody can see how anybody voted.',
    votesHint: 'Only totals are shown. Nobody can see how you voted.',
    loading: 'Loading people',
    error: 'The list did not load',
    more: 'Show more',
    moreError: 'More people did not load.',
    openComment: '{when}, open the comment of {name}',
  },
} as const;
