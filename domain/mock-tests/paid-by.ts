/** What lets a student start a test: the plan, a flag of the account, a credit, the free test, or it costs nothing. */
export const paidBy = ['plan', 'flag', 'credit', 'free', 'none'] as const;
export type PaidBy = (typeof paidBy)[number];
