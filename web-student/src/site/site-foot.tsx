import { footLinks } from './site-links.ts';

export function SiteFoot() {
  return (
    <footer className="foot">
      <nav className="foot-links" aria-label="Footer">
        {footLinks.map(({ name, links }) => (
          <div key={name}>
            <h2>{name}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <p>
        Ninety is open source, under the Apache License 2.0. It is independent: PTE is a trademark of its
        owner, who has no part in this site.
      </p>
    </footer>
  );
}
