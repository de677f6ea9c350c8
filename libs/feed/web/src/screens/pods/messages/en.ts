export const en = {
  pods: {
    title: 'Pods',
    lead: 'Rooms for one topic each. Join those whose posts you want in your Following feed.',
    search: 'Search pods',
    topics: 'Topics',
    allTopics: 'All',
    shown: '{shown, plural, one {# pod shown} other {# pods shown}}',
    shownOf: '{shown, number} of {total, number} pods shown',
    members: '{count, plural, =0 {No members yet} one {# member} other {# members}}',
    weekly:
      '{count, plural, =0 {quiet this week} one {# post this week} other {# posts this week}}',
    posts: '{count, plural, =0 {no posts yet} one {# post} other {# posts}}',
    loading: 'Loading pods',
    error: 'The pods did not load',
    empty: 'No pods yet',
    emptyHint: 'Pods are opened by the team. Write to us if you miss one.',
    noneFound: 'No pod fits',
    noneFoundHint: 'Try another word, or look at all topics.',
    clear: 'Show all pods',
    more: 'Show more pods',
  },
  pod: {
    loading: 'Loading the pod',
    tabs: 'Order of posts',
    rules: '{count, plural, one {# rule of this pod} other {# rules of this pod}}',
    weekly: '{count, plural, =0 {none this week} other {# this week}}',
    error: 'The pod did not load',
    empty: 'No posts in this pod yet',
    emptyHint:
      'A good first post says who you are, what you are working on, and one thing you want to know.',
    write: 'Write the first post',
  },
} as const;
