import {
  IconActivity,
  IconCertificate,
  IconChartBar,
  IconReceiptRefund,
  IconRefresh,
  IconSettings,
  IconUserOff,
  type Icon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { AnyCall } from '#domain/core/contract.ts';
import { fetchSalesFigures } from '#domain/commerce/carts/cart-admin-contract.ts';
import { fetchReconciliation } from '#domain/commerce/carts/reconciliation-contract.ts';
import { checkMockTestReceipt } from '#domain/receipts/contract.ts';
import { previewOldAccounts } from '#domain/old-accounts/contract.ts';
import { fetchScorerRollouts } from '#domain/rescoring/contract.ts';
import { fetchProjections } from '#domain/support/contract.ts';
import { fetchAllAdminSettings } from '#domain/support/installation-contract.ts';
import type { MenuGroup } from '../core/data-provider.ts';
import { PaymentCheckPage } from '../features/carts/payment-check-page.tsx';
import { SalesPage } from '../features/carts/sales-page.tsx';
import { OldAccountsPage } from '../features/old-accounts/old-accounts-page.tsx';
import { ScorerRolloutsPage } from '../features/rescoring/scorer-rollouts-page.tsx';
import { HealthPage } from '../features/support/health/health-page.tsx';
import { ReceiptsPage } from '../features/support/receipts/receipts-page.tsx';
import { SettingsPage } from '../features/support/settings/settings-page.tsx';

interface ConsolePage {
  readonly path: string;
  readonly name: string;
  readonly group: MenuGroup;
  readonly Icon: Icon;
  readonly Page: ComponentType;
  /** A user without access to this call sees an empty page. */
  readonly call: AnyCall;
}

/** The pages that are not lists, in menu order: each follows the lists of its group. */
export const pages: readonly ConsolePage[] = [
  {
    path: '/receipts',
    name: 'Receipts',
    group: 'Students',
    Icon: IconCertificate,
    Page: ReceiptsPage,
    call: checkMockTestReceipt,
  },
  {
    path: '/scorer-rollouts',
    name: 'Scorer rollouts',
    group: 'Questions and tests',
    Icon: IconRefresh,
    Page: ScorerRolloutsPage,
    call: fetchScorerRollouts,
  },
  {
    path: '/sales',
    name: 'Sales',
    group: 'Sales',
    Icon: IconChartBar,
    Page: SalesPage,
    call: fetchSalesFigures,
  },
  {
    path: '/payment-check',
    name: 'Payment check',
    group: 'Sales',
    Icon: IconReceiptRefund,
    Page: PaymentCheckPage,
    call: fetchReconciliation,
  },
  {
    path: '/health',
    name: 'Health',
    group: 'Installation',
    Icon: IconActivity,
    Page: HealthPage,
    call: fetchProjections,
  },
  {
    path: '/old-accounts',
    name: 'Old accounts',
    group: 'Installation',
    Icon: IconUserOff,
    Page: OldAccountsPage,
    call: previewOldAccounts,
  },
  {
    path: '/settings',
    name: 'Settings',
    group: 'Installation',
    Icon: IconSettings,
    Page: SettingsPage,
    call: fetchAllAdminSettings,
  },
];
