export const en = { posts: 'Posts', pods: 'In pods', ideas: 'Ideas' } as const;
