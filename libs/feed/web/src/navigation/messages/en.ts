export const en = { pods: 'Pods' } as const;
