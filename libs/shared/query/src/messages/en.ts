export const en = {
  failure: {
    offline: 'You’re offline. Check your connection and try again.',
    unreachable: 'We couldn’t reach the server. Check your connection and try again.',
    late: 'The server took too long to answer. Try again in a moment.',
    busy: 'The server is busy right now. Try again in a moment.',
    signedOut: 'You’re logged out. Log in and try again.',
    restricted: 'Your account is read-only. The reason is in Settings, under Reports.',
    disabled: 'This account is suspended or deleted.',
    server: 'Something went wrong on our side. Try again in a moment.',
    limited: 'Too many requests.',
    again: 'You can try again now.',
    wait: '{count, plural, one {Try again in # second.} other {Try again in # seconds.}}',
  },
} as const;
