import {
  IconActivity,
  IconCertificate,
  IconChartBar,
  IconReceiptRefund,
  IconRefresh,
  IconSettings,
  IconUserOff,
} from '@tabler/icons-react';
import { fetchSalesFigures } from '#domain/commerce/carts/cart-admin-contract.ts';
import { fetchReconciliation } from '#domain/commerce/carts/reconciliation-contract.ts';
import { checkMockTestReceipt } from '#domain/receipts/contract.ts';
import { previewOldAccounts } from '#domain/old-accounts/contract.ts';
import { fetchScorerRollouts } from '#domain/rescoring/contract.ts';
import { fetchProjections } from '#domain/support/contract.ts';
import { fetchAllAdminSettings } from '#domain/support/installation-contract.ts';
import { PaymentCheckPage } from '../features/carts/payment-check-page.tsx';
import { SalesPage } from '../features/carts/sales-page.tsx';
import { OldAccountsPage } from '../features/old-accounts/old-accounts-page.tsx';
import { ScorerRolloutsPage } from '../features/rescoring/scorer-rollouts-page.tsx';
import { HealthPage } from '../features/support/health/health-page.tsx';
import { ReceiptsPage } from '../features/support/receipts/receipts-page.tsx';
import { SettingsPage } from '../features/support/settings/settings-page.tsx';

/** The pages that are no resource, with the call without which they show nothing; `menu-groups.ts` has their order. */
export const pages = [
  { path: '/sales', name: 'Sales', Icon: IconChartBar, Page: SalesPage, call: fetchSalesFigures },
  {
    path: '/payment-check',
    name: 'Payment check',
    Icon: IconReceiptRefund,
    Page: PaymentCheckPage,
    call: fetchReconciliation,
  },
  {
    path: '/receipts',
    name: 'Receipts',
    Icon: IconCertificate,
    Page: ReceiptsPage,
    call: checkMockTestReceipt,
  },
  {
    path: '/scorer-rollouts',
    name: 'Scorer rollouts',
    Icon: IconRefresh,
    Page: ScorerRolloutsPage,
    call: fetchScorerRollouts,
  },
  {
    path: '/old-accounts',
    name: 'Old accounts',
    Icon: IconUserOff,
    Page: OldAccountsPage,
    call: previewOldAccounts,
  },
  { path: '/health', name: 'Health', Icon: IconActivity, Page: HealthPage, call: fetchProjections },
  {
    path: '/settings',
    name: 'Settings',
    Icon: IconSettings,
    Page: SettingsPage,
    call: fetchAllAdminSettings,
  },
] as const;
