import { ListItemIcon, ListItemText, MenuItem, Typography } from '@mui/material';
import { IconActivity, IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AppBar, CheckForApplicationUpdate, Layout, Logout, Menu, TitlePortal, UserMenu } from 'react-admin';

const OwnMenu = () => (
  <UserMenu>
    <MenuItem component="a" href="/">
      <ListItemIcon>
        <IconArrowLeft size={20} />
      </ListItemIcon>
      <ListItemText>Student site</ListItemText>
    </MenuItem>
    <Logout />
  </UserMenu>
);

const Bar = () => (
  <AppBar userMenu={<OwnMenu />}>
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
  </Menu>
);

export const ConsoleLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={Bar} menu={SideMenu} appBarAlwaysOn>
    {children}
    <CheckForApplicationUpdate />
  </Layout>
);
