export const en = { name: 'Pods', go: 'Go to pods', see: 'See the pods' } as const;
