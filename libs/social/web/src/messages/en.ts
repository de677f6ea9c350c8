export const en = {
  like: { label: 'Like' },
  bookmark: { label: 'Save' },
  follow: {
    label: 'Follow {name}',
    labelActive: 'Following {name}',
    idle: 'Follow',
    active: 'Following',
  },
  join: {
    label: 'Join {name}',
    labelActive: 'Joined {name}',
    idle: 'Join',
    active: 'Joined',
    left: 'You left {name}.',
  },
  loadingComments: 'Loading comments',
  commentTitle: {
    none: 'Comments',
    first: 'Be the first to comment',
    noneVisible: 'No comments you can see',
    count: '{count, plural, one {# comment} other {# comments}}',
    replies: '{count, plural, one {# reply} other {# replies}}',
  },
  failed: {
    like: 'Your like wasn’t saved.',
    bookmark: 'Couldn’t save this for later.',
    follow: 'Your change wasn’t saved.',
    mark: 'Your answer wasn’t saved.',
  },
} as const;
