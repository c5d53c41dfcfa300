import { memo } from 'react';
import { NavLink } from 'react-router-dom';
import { bottomDestinations } from './navigation.ts';
import styles from './bars.module.css';

export const BottomBar = memo(function BottomBar() {
  return (
    <nav className={styles['bottom-bar']} aria-label="Main">
      {bottomDestinations.map(({ name, href, Icon }) => (
        <NavLink key={href} to={href} className={`${styles['bar-link']} row-link`}>
          <Icon size={22} stroke={1.6} aria-hidden />
          {name}
        </NavLink>
      ))}
    </nav>
  );
});
