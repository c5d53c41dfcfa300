import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { PageBoundary } from '../components/page-boundary.tsx';
import { queryClient } from '../core/query-client.ts';
import { createColorSchemeManager } from './styles/color-scheme.ts';
import { Guard } from './guard.tsx';
import { Layout } from './layout.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { paths } from './paths.ts';
import { fallbackRoute, routes } from './routes.tsx';
import { cssVariables, theme } from './styles/theme.ts';

const colorSchemeManager = createColorSchemeManager();

export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <LiveUpdates />
        <BrowserRouter>
          <PageBoundary>
            <Routes>
              <Route element={<Layout />}>
                {routes.map((route) => (
                  <Route key={route.path} path={route.path} element={<Guard route={route} />} />
                ))}
                <Route path="/home" element={<Navigate to={paths.home.getHref()} replace />} />
                <Route path="*" element={<Guard route={fallbackRoute} />} />
              </Route>
            </Routes>
          </PageBoundary>
        </BrowserRouter>
      </QueryClientProvider>
    </MantineProvider>
  );
}
