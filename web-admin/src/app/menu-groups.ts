/** The menu: lists by the name of their resource, pages by their path. */
export const menuGroups: readonly { readonly name: string; readonly items: readonly string[] }[] = [
  {
    name: 'Students',
    items: [
      'users',
      'conversations',
      'attempts',
      'mock-tests',
      'real-results',
      'referrals',
      'testimonials',
      'mails',
      '/receipts',
    ],
  },
  {
    name: 'Questions and tests',
    items: ['questions', 'reports', 'mark-reports', 'question-figures', 'fixed-tests', '/scorer-rollouts'],
  },
  { name: 'Sales', items: ['carts', 'packages', 'promotions', '/sales', '/payment-check'] },
  { name: 'Site', items: ['content', 'announcements', 'surveys', 'perks'] },
  { name: 'Installation', items: ['security-events', '/health', '/old-accounts', '/settings'] },
];
