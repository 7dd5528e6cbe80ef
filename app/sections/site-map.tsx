import type { SectionOf, SiteMapPage } from '#schema/compiled.ts';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import styles from './site-map.module.css';

/** Every page of the site in the language of the address, by group. */
export function SiteMap({ section }: { section: SectionOf<'site-map'> }) {
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <div className={styles.groups}>
        {section.groups.map(({ title, pages }) => (
          <div key={title} className={styles.group}>
            <h3>{title}</h3>
            <Pages pages={pages} />
          </div>
        ))}
      </div>
    </Section>
  );
}

function Pages({ pages }: { pages: readonly SiteMapPage[] }) {
  return (
    <ul role="list">
      {pages.map((page) => (
        <li key={page.address}>
          <SmartLink to={page.address}>{page.name}</SmartLink>
          {page.pages.length > 0 && <Pages pages={page.pages} />}
        </li>
      ))}
    </ul>
  );
}
