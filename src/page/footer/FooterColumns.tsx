import type { FooterKey, Messages } from '../../types/messages';
import type { FooterContent, FooterLink } from '../../settings/footer';
import { SpriteImage } from './SpriteImage';
import * as styles from './Footer.later.module.css';

interface FooterColumnsProps {
  content: FooterContent;
  text: Messages<FooterKey>;
}

/** Right half: link columns, and the link to the vendor's site in the other language. */
export function FooterColumns({ content: { columns, language }, text }: FooterColumnsProps) {
  return (
    <div className={styles.columns}>
      {columns.map(({ groups }, index) => (
        <div key={groups[0]?.heading}>
          {groups.map(({ heading, links }) => (
            <Group key={heading} heading={text(heading)} links={links} text={text} />
          ))}
          {index === columns.length - 1 && (
            <a
              className={styles.language}
              href={language.href}
              rel={language.rel}
              lang={language.lang}
              hrefLang={language.lang}
            >
              {text(language.label)}
            </a>
          )}
        </div>
      ))}
    </div>
  );
}

function Group({
  heading,
  links,
  text,
}: {
  heading: string;
  links: readonly FooterLink[];
  text: Messages<FooterKey>;
}) {
  return (
    <>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ label, href, icon }) => (
          <li key={label}>
            <a href={href}>
              {icon && <SpriteImage name={icon} size={20} />}
              {text(label)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
