import type { FooterKey, Messages } from '../../types/messages';
import type { FooterContent } from '../../settings/footer';
import { clientFeatures } from '../feature/clientFeature';
import { FooterSocial } from './FooterSocial';
import { SpriteImage } from './SpriteImage';
import * as styles from './Footer.later.module.css';

interface FooterIntroProps {
  content: FooterContent;
  text: Messages<FooterKey>;
}

/** Left half: brand, certificates, company text, contact options. */
export function FooterIntro({ content, text }: FooterIntroProps) {
  const { brand, badges, about, social } = content;
  // Those that a feature answers.
  const openers = content.openers.filter(({ popup }) =>
    clientFeatures.all().some(({ popups }) => popups?.includes(popup)),
  );
  return (
    <div className={styles.intro}>
      <a className={styles.brand} href={brand}>
        {text('brand')}
      </a>
      <div className={styles.badges}>
        {badges.map(({ label, href }) => (
          <a key={label} href={href}>
            {text(label)}
          </a>
        ))}
      </div>
      <p>{text(about)}</p>
      {social.length > 0 && <FooterSocial items={social} text={text} />}
      {openers.length > 0 && (
        <div className={styles.openers}>
          {openers.map(({ label, popup, icon }) => (
            <button key={popup} type="button" data-popup={popup} data-early="" aria-haspopup="dialog">
              <SpriteImage name={icon} size={20} />
              {text(label)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
