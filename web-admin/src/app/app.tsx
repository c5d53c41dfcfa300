import { QueryClientProvider } from '@tanstack/react-query';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { authProvider } from '../core/auth-provider.ts';
import { createDataProvider } from '../core/data-provider.ts';
import { queryClient } from '../core/query-client.ts';
import { SalesPage } from '../features/carts/sales-page.tsx';
import { OldAccountsPage } from '../features/old-accounts/old-accounts-page.tsx';
import { HealthPage } from '../features/support/health/health-page.tsx';
import { ReceiptsPage } from '../features/support/receipts/receipts-page.tsx';
import { SettingsPage } from '../features/support/settings/settings-page.tsx';
import { Overview } from '../features/support/overview/overview.tsx';
import { AdminsOnly } from './admins-only.tsx';
import { ConsoleLayout } from './layout.tsx';
import { NotFound } from './not-found.tsx';
import { resources } from './resources.ts';
import { texts } from './texts.ts';
import { darkTheme, lightTheme } from './theme.ts';

const dataProvider = createDataProvider(resources);

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <AdminsOnly>
      <Admin
        queryClient={queryClient}
        title="Ninety admin"
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={texts}
        dashboard={Overview}
        catchAll={NotFound}
        layout={ConsoleLayout}
        loginPage={false}
        theme={lightTheme}
        darkTheme={darkTheme}
        requireAuth
        disableTelemetry
      >
        {resources.map(({ rows: _rows, ...resource }) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>
          <Route path="/sales" element={<SalesPage />} />
          <Route path="/receipts" element={<ReceiptsPage />} />
          <Route path="/old-accounts" element={<OldAccountsPage />} />
          <Route path="/health" element={<HealthPage />} />
          <Route path="/settings" element={<SettingsPage />} />
        </CustomRoutes>
      </Admin>
    </AdminsOnly>
  </QueryClientProvider>
);
