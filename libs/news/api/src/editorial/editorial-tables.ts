/** The tables that are filled from the texts in the code, at every start. */
export const editorialTables = ['editorials', 'editorials_version'] as const;
