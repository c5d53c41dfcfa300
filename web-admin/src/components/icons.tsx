import {
  IconClockHour4,
  IconFlag,
  IconListCheck,
  IconListDetails,
  IconPencilCheck,
  IconShieldLock,
  IconUsers,
} from '@tabler/icons-react';

/** In the size of the menu. */
export const UsersIcon = () => <IconUsers size={22} />;
export const QuestionsIcon = () => <IconListDetails size={22} />;
export const AttemptsIcon = () => <IconPencilCheck size={22} />;
export const MockTestsIcon = () => <IconClockHour4 size={22} />;
export const FixedTestsIcon = () => <IconListCheck size={22} />;
export const ReportsIcon = () => <IconFlag size={22} />;
export const SecurityIcon = () => <IconShieldLock size={22} />;
