import { Box, Typography } from '@mui/material';
import { Menu, useSidebarState } from 'react-admin';
import { IfMay } from '../components/if-may.tsx';
import { menuGroups } from '../core/data-provider.ts';
import { pages } from './pages.ts';
import { resources } from './resources.ts';

export const SideMenu = () => {
  const [isOpen] = useSidebarState();
  return (
    <Menu>
      <Menu.DashboardItem primaryText="Overview" />
      {menuGroups.map((group) => (
        <Box
          key={group}
          role="group"
          aria-label={group}
          // Hide the name of a group in which the role has no entries.
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
              {group}
            </Typography>
          )}
          {resources
            .filter((resource) => resource.group === group)
            .map(({ name }) => (
              <Menu.ResourceItem key={name} name={name} />
            ))}
          {pages
            .filter((page) => page.group === group)
            .map(({ path, name, Icon, call }) => (
              <IfMay key={path} call={call}>
                <Menu.Item to={path} primaryText={name} leftIcon={<Icon size={22} />} />
              </IfMay>
            ))}
        </Box>
      ))}
    </Menu>
  );
};
