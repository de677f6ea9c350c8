export const en = { plans: 'Plans', payments: 'Payments', group: 'Membership' } as const;
