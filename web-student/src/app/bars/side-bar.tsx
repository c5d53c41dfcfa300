import { memo } from 'react';
import { NavLink } from 'react-router-dom';
import { destinations } from './navigation.ts';
import styles from './bars.module.css';

export const SideBar = memo(function SideBar() {
  return (
    <nav className={styles['side-bar']} data-bar="side" aria-label="Main">
      {destinations.map(({ name, href, Icon, isDocument = false }) => (
        <NavLink
          key={href}
          to={href}
          reloadDocument={isDocument}
          className={`${styles['bar-link']} row-link`}
        >
          <Icon size={22} stroke={1.6} aria-hidden />
          <span>{name}</span>
        </NavLink>
      ))}
    </nav>
  );
});
