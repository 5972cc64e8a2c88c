import { Fragment } from 'react';
import { type Locale, localizedAddress } from '@idmp/model';
import { type FooterKey, type Messages, messagesOf } from '../../types/messages';
import {
  type FooterContent,
  type FooterIcon,
  type FooterLink,
  type SocialCard,
  type SocialLink,
  FOOTERS,
} from '../../settings/footer';
import * as styles from './Footer.later.module.css';
import english from '../../../locales/en/footer.json';
import chinese from '../../../locales/zh-Hans/footer.json';

interface FooterClosingProps {
  locale: Locale;
  content: FooterContent;
  text: Messages<FooterKey>;
}

/** Copyright, filing lines, links to pages, and to the vendor's site in the other language. Shows the build year until `enhanceFooter` updates it. */
function FooterClosing({ locale, content, text }: FooterClosingProps) {
  const { copyright, closing, pages, language } = content;
  const year = new Date().getUTCFullYear();
  const [before, after] = text(copyright.label, { from: copyright.from, year: '\n' }).split('\n');
  return (
    <>
      <p>
        {before}
        <span data-current-year="">{year}</span>
        {after}
      </p>
      {closing.map(({ label, href }) => (
        <p key={label}>
          {href ? (
            <a href={href} target="_blank" rel="noreferrer">
              {text(label)}
            </a>
          ) : (
            text(label)
          )}
        </p>
      ))}
      <p>
        {pages.map(({ label, slug }, index) => (
          <Fragment key={slug}>
            {index > 0 && ' · '}
            <a href={`${__PATH_PREFIX__}${localizedAddress(locale, slug)}`}>{text(label)}</a>
          </Fragment>
        ))}
      </p>
      <a
        className={styles.language}
        href={language.href}
        rel={language.rel}
        lang={language.lang}
        hrefLang={language.lang}
      >
        {text(language.label)}
      </a>
    </>
  );
}

interface SpriteImageProps {
  name: FooterIcon;
  size?: number;
}

/** A decorative image of `icons.svg`, which is fetched once, lazily. */
function SpriteImage({ name, size = 24 }: SpriteImageProps) {
  return (
    <img src={`${__PATH_PREFIX__}/icons.svg#${name}`} alt="" width={size} height={size} loading="lazy" />
  );
}

interface FooterColumnsProps {
  content: FooterContent;
  text: Messages<FooterKey>;
}

/** Right half: link columns. */
function FooterColumns({ content: { columns }, text }: FooterColumnsProps) {
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

interface FooterSocialProps {
  items: readonly (SocialLink | SocialCard)[];
  text: Messages<FooterKey>;
}

const QR_SIZE_PX = 96;

/** Row of icons: links, and buttons that show a QR card on hover and focus and open the popup on click. */
function FooterSocial({ items, text }: FooterSocialProps) {
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

interface FooterIntroProps {
  content: FooterContent;
  text: Messages<FooterKey>;
}

/** Left half: brand, certificates, company text, contact options. */
function FooterIntro({ content, text }: FooterIntroProps) {
  const { brand, badges, about, social, openers } = content;
  return (
    <div className={styles.intro}>
      <a className={styles.brand} href={brand}>
        {text('brand')}
      </a>
      <div className={styles.badges}>
        {badges.map(({ label, href }) => (
          <a key={label} href={href}>
            <SpriteImage name="certificate" />
            {text(label)}
          </a>
        ))}
      </div>
      <p>
        {text(about)
          .split(/(\b\w{1,16}-\w{1,16}\b)/)
          .map((part, index) =>
            index % 2 === 1 ? (
              <span key={index} className="whole">
                {part}
              </span>
            ) : (
              part
            ),
          )}
      </p>
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

/** Rendered on the server only, so that its texts are not sent twice. */
const TEXTS = { 'zh-Hans': messagesOf(chinese), en: messagesOf(english) };

interface FooterProps {
  locale: Locale;
}

/** Footer content as static HTML; `enhanceFooter` adds what needs JavaScript. */
export function Footer({ locale }: FooterProps) {
  const content = FOOTERS[locale];
  const text = TEXTS[locale];
  return (
    <div className={styles.footer}>
      <div className={styles.halves}>
        <FooterIntro content={content} text={text} />
        <FooterColumns content={content} text={text} />
      </div>
      <div className={styles.bar}>
        <FooterClosing locale={locale} content={content} text={text} />
      </div>
    </div>
  );
}
