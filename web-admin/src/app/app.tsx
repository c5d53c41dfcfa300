import { QueryClientProvider } from '@tanstack/react-query';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { createAuthProvider } from '../core/auth-provider.ts';
import { createDataProvider } from '../core/data-provider.ts';
import { queryClient } from '../core/query-client.ts';
import { Overview } from '../features/support/overview/overview.tsx';
import { AdminsOnly } from './admins-only.tsx';
import { ConsoleLayout } from './layout.tsx';
import { PageFor } from '../components/if-may.tsx';
import { NoAccess } from '../components/no-access.tsx';
import { NotFound } from './not-found.tsx';
import { Notifications } from './notifications.tsx';
import { pages } from './pages.ts';
import { resources } from './resources.ts';
import { texts } from './texts.ts';
import { darkTheme, lightTheme } from './theme.ts';

const dataProvider = createDataProvider(resources);
const authProvider = createAuthProvider(resources);

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
        accessDenied={NoAccess}
        catchAll={NotFound}
        layout={ConsoleLayout}
        notification={Notifications}
        loginPage={false}
        theme={lightTheme}
        darkTheme={darkTheme}
        requireAuth
        disableTelemetry
      >
        {resources.map(({ rows: _rows, writes: _writes, group: _group, ...resource }) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>
          {pages.map(({ path, call, Page }) => (
            <Route
              key={path}
              path={path}
              element={
                <PageFor call={call}>
                  <Page />
                </PageFor>
              }
            />
          ))}
        </CustomRoutes>
      </Admin>
    </AdminsOnly>
  </QueryClientProvider>
);
