export const paidBy = ['plan', 'flag', 'credit', 'free', 'none'] as const;
export type PaidBy = (typeof paidBy)[number];
