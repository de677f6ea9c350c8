export const en = {
  posts: {
    plural: 'Posts',
    trending: 'Trending posts',
    top: 'Trending posts',
    topEmpty: 'You’ll see the most discussed posts here.',
  },
  threads: 'Threads',
  ideas: 'Ideas',
  pods: 'Pods',
  polls: 'Polls and quizzes',
  wouldUse: 'You’d use “{title}”, an idea by {name}',
  wouldUseGone: 'You’d use an idea that’s since been deleted',
  reason: {
    likePost: '{view, select, signUp {Create an account} other {Log in}} to like {name}’s post.',
    savePost: '{view, select, signUp {Create an account} other {Log in}} to save {name}’s post.',
    commentPost:
      '{view, select, signUp {Create an account} other {Log in}} to comment on {name}’s post.',
    likeThread:
      '{view, select, signUp {Create an account} other {Log in}} to like {name}’s thread.',
    saveThread:
      '{view, select, signUp {Create an account} other {Log in}} to save {name}’s thread.',
    commentThread:
      '{view, select, signUp {Create an account} other {Log in}} to comment on {name}’s thread.',
    likeIdea: '{view, select, signUp {Create an account} other {Log in}} to like “{name}”.',
    saveIdea: '{view, select, signUp {Create an account} other {Log in}} to save “{name}”.',
    commentIdea:
      '{view, select, signUp {Create an account} other {Log in}} to comment on “{name}”.',
    wouldUse:
      '{view, select, signUp {Create an account} other {Log in}} to say you’d use “{name}”.',
    joinPod: '{view, select, signUp {Create an account} other {Log in}} to join {name}.',
  },
} as const;
