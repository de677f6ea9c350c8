export const en = {
  done: {
    like: 'Liked.',
    bookmark: 'Saved.',
    follow: 'You’re following {name}.',
    join: 'You joined {name}.',
    mark: 'Your answer was saved.',
    vote: 'Your vote was counted.',
    answer: 'Your answer was saved.',
  },
  failed: {
    like: 'Your like wasn’t saved.',
    bookmark: 'Couldn’t save this for later.',
    follow: 'You’re not following {name} yet.',
    join: 'You haven’t joined {name} yet.',
    mark: 'Your answer wasn’t saved.',
    vote: 'Your vote wasn’t counted.',
    answer: 'Your answer wasn’t saved.',
  },
  reason: {
    likeComment:
      '{view, select, signUp {Create an account} other {Log in}} to like {name}’s comment.',
    reply: '{view, select, signUp {Create an account} other {Log in}} to reply to {name}.',
    follow: '{view, select, signUp {Create an account} other {Log in}} to follow {name}.',
    vote: '{view, select, signUp {Create an account} other {Log in}} to vote.',
    answer: '{view, select, signUp {Create an account} other {Log in}} to answer the quiz.',
    message: '{view, select, signUp {Create an account} other {Log in}} to message {name}.',
  },
} as const;
