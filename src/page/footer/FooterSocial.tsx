import type { FooterKey, Messages } from '../../types/messages';
import type { SocialCard, SocialLink } from '../../settings/footer';
import { SpriteImage } from './SpriteImage';
import * as styles from './Footer.later.module.css';

interface FooterSocialProps {
  items: readonly (SocialLink | SocialCard)[];
  text: Messages<FooterKey>;
}

const QR_SIZE_PX = 96;

/** Row of icons: links, and buttons that show a QR card on hover and focus and open the popup on click. */
export function FooterSocial({ items, text }: FooterSocialProps) {
  return (
    <ul className={styles.social}>
      {items.map((item) => (
        <li key={item.icon}>
          {item.type === 'card' ? <Card item={item} text={text} /> : <Icon item={item} text={text} />}
        </li>
      ))}
    </ul>
  );
}

function Icon({ item, text }: { item: SocialLink; text: Messages<FooterKey> }) {
  return (
    <a
      href={item.href}
      target="_blank"
      rel="noreferrer"
      aria-label={text(item.label)}
      title={text(item.label)}
    >
      <SpriteImage name={item.icon} />
    </a>
  );
}

function Card({ item, text }: { item: SocialCard; text: Messages<FooterKey> }) {
  const { label, popup, icon, qr, qrAlt, lines } = item;
  const id = `qr-${qr}`;
  return (
    <>
      <button
        type="button"
        data-popup={popup}
        data-early=""
        aria-haspopup="dialog"
        aria-label={text(label)}
        aria-describedby={id}
      >
        <SpriteImage name={icon} />
      </button>
      <div className={styles.card} data-qr-card="">
        <img
          src={`${__PATH_PREFIX__}/qr/${qr}.svg`}
          alt={text(qrAlt)}
          width={QR_SIZE_PX}
          height={QR_SIZE_PX}
          loading="lazy"
        />
        <div>
          <p id={id}>
            {lines.map((line) => (
              <span key={line}>{text(line)}</span>
            ))}
          </p>
          <p>{text('social.scan')}</p>
        </div>
      </div>
    </>
  );
}
