import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { attempts } from '../features/practice/index.ts';
import { authProvider } from '../core/auth-provider.ts';
import { dataProvider } from '../core/data-provider.ts';
import { Overview } from '../features/support/overview/overview.tsx';
import { HealthPage } from '../features/support/health/health-page.tsx';
import { mockTests } from '../features/mock-tests/index.ts';
import { questions } from '../features/questions/index.ts';
import { reports } from '../features/questions/reports/index.ts';
import { users } from '../features/accounts/index.ts';
import { ConsoleLayout } from './layout.tsx';
import { LoginPage } from './login-page.tsx';
import { darkTheme, lightTheme } from './theme.ts';

export const App = () => (
  <Admin
    title="Ninety admin"
    authProvider={authProvider}
    dataProvider={dataProvider}
    dashboard={Overview}
    layout={ConsoleLayout}
    loginPage={LoginPage}
    theme={lightTheme}
    darkTheme={darkTheme}
    requireAuth
    disableTelemetry
  >
    <Resource {...users} />
    <Resource {...questions} />
    <Resource {...reports} />
    <Resource {...attempts} />
    <Resource {...mockTests} />
    <CustomRoutes>
      <Route path="/health" element={<HealthPage />} />
    </CustomRoutes>
  </Admin>
);
