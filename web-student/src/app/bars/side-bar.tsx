import { memo } from 'react';
import { NavLink } from 'react-router-dom';
import { destinations } from './navigation.ts';

export const SideBar = memo(function SideBar() {
  return (
    <nav className="side-bar" aria-label="Main">
      {destinations.map(({ name, href, Icon, isDocument = false }) => (
        <NavLink key={href} to={href} reloadDocument={isDocument} className="bar-link row-link">
          <Icon size={22} stroke={1.6} aria-hidden />
          <span>{name}</span>
        </NavLink>
      ))}
    </nav>
  );
});
