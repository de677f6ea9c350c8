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
  granted: {
    like: 'Liked, as you wanted before you logged in.',
    bookmark: 'Saved, as you wanted before you logged in.',
    follow: 'Followed, as you wanted before you logged in.',
    mark: 'Noted, as you wanted before you logged in.',
  },
  failed: {
    like: 'Your like was not saved.',
    bookmark: 'This was not saved for later.',
    follow: 'This did not go through.',
    mark: 'Your answer was not saved.',
    edit: 'Your change was not saved.',
    remove: 'This was not deleted.',
    report: 'Your report was not sent.',
  },
} as const;
