import {
  IconArticle,
  IconChartBar,
  IconCertificate,
  IconClipboardList,
  IconClockHour4,
  IconFlag,
  IconListCheck,
  IconListDetails,
  IconInbox,
  IconMail,
  IconMessageStar,
  IconPackage,
  IconPencilCheck,
  IconRosetteDiscount,
  IconShieldLock,
  IconShoppingCart,
  IconSpeakerphone,
  IconTicket,
  IconTextSpellcheck,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';

export const UsersIcon = () => <IconUsers size={22} />;
export const QuestionsIcon = () => <IconListDetails size={22} />;
export const AttemptsIcon = () => <IconPencilCheck size={22} />;
export const MockTestsIcon = () => <IconClockHour4 size={22} />;
export const FixedTestsIcon = () => <IconListCheck size={22} />;
export const FiguresIcon = () => <IconChartBar size={22} />;
export const ReportsIcon = () => <IconFlag size={22} />;
export const MarkReportsIcon = () => <IconTextSpellcheck size={22} />;
export const InboxIcon = () => <IconInbox size={22} />;
export const MailIcon = () => <IconMail size={22} />;
export const TestimonialsIcon = () => <IconMessageStar size={22} />;
export const ReferralsIcon = () => <IconUserPlus size={22} />;
export const ContentIcon = () => <IconArticle size={22} />;
export const RealResultsIcon = () => <IconCertificate size={22} />;
export const PerksIcon = () => <IconTicket size={22} />;
export const PackagesIcon = () => <IconPackage size={22} />;
export const PromotionsIcon = () => <IconRosetteDiscount size={22} />;
export const AnnouncementsIcon = () => <IconSpeakerphone size={22} />;
export const SurveysIcon = () => <IconClipboardList size={22} />;
export const SecurityIcon = () => <IconShieldLock size={22} />;
export const CartsIcon = () => <IconShoppingCart size={22} />;
