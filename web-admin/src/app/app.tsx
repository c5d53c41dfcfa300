import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { attempts } from '../attempts/index.ts';
import { authProvider } from '../core/auth-provider.ts';
import { dataProvider } from '../core/data-provider.ts';
import { Dashboard } from '../dashboard/dashboard.tsx';
import { HealthPage } from '../health/health-page.tsx';
import { mockTests } from '../mock-tests/index.ts';
import { questions } from '../questions/index.ts';
import { reports } from '../reports/index.ts';
import { users } from '../users/index.ts';
import { ConsoleLayout } from './layout.tsx';
import { LoginPage } from './login-page.tsx';
import { darkTheme, lightTheme } from './theme.ts';

export const App = () => (
  <Admin
    title="Ninety admin"
    authProvider={authProvider}
    dataProvider={dataProvider}
    dashboard={Dashboard}
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
