/** Around job cards on a page with wide margins: rules from edge to edge, and words below those of their heading. */
export const listInset = 'medium:[&_article]:px-6';
