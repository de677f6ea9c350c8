export const en = {
  failed: 'The preview could not be opened. Check the connection, then try again.',
} as const;
