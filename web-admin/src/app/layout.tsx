import { ListItemIcon, ListItemText, MenuItem, Typography } from '@mui/material';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import {
  AppBar,
  type AppBarProps,
  CheckForApplicationUpdate,
  Layout,
  Logout,
  TitlePortal,
  UserMenu,
  useGetIdentity,
} from 'react-admin';
import { SecondFactorNotice } from '../features/second-factors/second-factor-notice.tsx';
import { ConsoleSidebar } from './console-sidebar.tsx';
import { SideMenu } from './side-menu.tsx';

/** The accessible name matches the visible text, so that users of speech control can say it. */
const OwnMenu = () => {
  const { identity } = useGetIdentity();
  return (
    <UserMenu label={identity?.fullName ?? 'Account'}>
      <MenuItem component="a" href="/">
        <ListItemIcon>
          <IconArrowLeft size={20} />
        </ListItemIcon>
        <ListItemText>Student site</ListItemText>
      </MenuItem>
      <Logout />
    </UserMenu>
  );
};

const title = {
  fontSize: { xs: '0.875rem', sm: '1.05rem' },
  lineHeight: 1.25,
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  display: { xs: '-webkit-box', sm: 'block' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  maxHeight: '2.5em',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const Bar = (props: AppBarProps) => (
  <AppBar {...props} userMenu={<OwnMenu />}>
    <Typography
      component="span"
      color="textSecondary"
      sx={{ mr: 2, pr: 2, borderRight: 1, borderColor: 'divider', display: { xs: 'none', md: 'inline' } }}
    >
      Ninety admin
    </Typography>
    <TitlePortal component="h1" sx={title} />
  </AppBar>
);

export const ConsoleLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={Bar} menu={SideMenu} sidebar={ConsoleSidebar} appBarAlwaysOn>
    <SecondFactorNotice />
    {children}
    <CheckForApplicationUpdate />
  </Layout>
);
