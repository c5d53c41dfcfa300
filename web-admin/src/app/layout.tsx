import { Typography } from '@mui/material';
import { IconActivity, IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AppBar, CheckForApplicationUpdate, Layout, Menu, TitlePortal } from 'react-admin';

const Bar = () => (
  <AppBar>
    <Typography component="span" sx={{ fontWeight: 700, mr: 2, display: { xs: 'none', sm: 'inline' } }}>
      Ninety admin
    </Typography>
    <TitlePortal component="h1" />
  </AppBar>
);

const SideMenu = () => (
  <Menu>
    <Menu.DashboardItem />
    <Menu.ResourceItems />
    <Menu.Item to="/health" primaryText="Health" leftIcon={<IconActivity size={22} />} />
    <Menu.Item
      to="/"
      component="a"
      href="/"
      primaryText="Student site"
      leftIcon={<IconArrowLeft size={22} />}
    />
  </Menu>
);

export const ConsoleLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={Bar} menu={SideMenu}>
    {children}
    <CheckForApplicationUpdate />
  </Layout>
);
