import { Box, Typography } from '@mui/material';
import { Menu, useSidebarState } from 'react-admin';
import { IfMay } from '../components/if-may.tsx';
import { menuGroups } from './menu-groups.ts';
import { pages } from './pages.ts';

export const SideMenu = () => {
  const [isOpen] = useSidebarState();
  return (
    <Menu>
      <Menu.DashboardItem primaryText="Overview" />
      {menuGroups.map(({ name, items }) => (
        <Box
          key={name}
          role="group"
          aria-label={name}
          // A role that sees nothing of a group does not see its name.
          sx={{
            '&:not(:has([role=menuitem]))': { display: 'none' },
            borderTop: 1,
            borderColor: 'divider',
            py: 0.5,
          }}
        >
          {isOpen && (
            <Typography
              variant="caption"
              aria-hidden
              sx={{ display: 'block', pl: 2, pt: 0.5, color: 'text.secondary', fontWeight: 650 }}
            >
              {name}
            </Typography>
          )}
          {items.map((item) => (
            <Item key={item} item={item} />
          ))}
        </Box>
      ))}
    </Menu>
  );
};

const Item = ({ item }: { readonly item: string }) => {
  const page = pages.find(({ path }) => path === item);
  if (!page) return <Menu.ResourceItem name={item} />;
  const { path, name, Icon, call } = page;
  return (
    <IfMay call={call}>
      <Menu.Item to={path} primaryText={name} leftIcon={<Icon size={22} />} />
    </IfMay>
  );
};
