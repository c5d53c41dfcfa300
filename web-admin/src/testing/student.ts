import type { AdminUserPage } from '#domain/accounts/admin-contract.ts';
import type { Answers } from './render-console.tsx';

export const student: AdminUserPage = {
  id: '01900000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  examType: 'new_format',
  platformAccess: 'student',
  isVerified: true,
  status: 'active',
  paidExpiryTime: null,
  registeredAt: '2026-01-05T10:00:00.000Z',
  profileImage: null,
  mail: 'reaches',
  activity: {
    lastSeenAt: '2026-01-06T09:00:00.000Z',
    answers: 41,
    sittings: 3,
    openReports: 1,
    credits: { writing: 8, speaking: 5, full_test: 1, sectional_test: 0 },
  },
};

export const studentAnswers: Answers = {
  one_users: () => ({ status: 200, body: student }),
  list_users: () => ({ status: 200, body: [student], total: 1 }),
};
