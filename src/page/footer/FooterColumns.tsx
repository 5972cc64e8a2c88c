import type { FooterKey, Messages } from '../../types/messages';
import type { FooterContent, FooterLink } from '../../settings/footer';
import { SpriteImage } from './SpriteImage';
import * as styles from './Footer.later.module.css';

interface FooterColumnsProps {
  content: FooterContent;
  text: Messages<FooterKey>;
}

/** Right half: link columns. */
export function FooterColumns({ content: { columns }, text }: FooterColumnsProps) {
  return (
    <div className={styles.columns}>
      {columns.map(({ groups }) => (
        <div key={groups[0]?.heading}>
          {groups.map(({ heading, links }) => (
            <Group key={heading} heading={text(heading)} links={links} text={text} />
          ))}
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
