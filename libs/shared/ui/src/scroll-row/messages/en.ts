export const en = { row: { before: 'Scroll back', after: 'Scroll forward' } } as const;
