import { Fragment } from 'react';
import { type Locale, localizedAddress } from '@idmp/model';
import type { FooterKey, Messages } from '../../types/messages';
import type { FooterContent } from '../../settings/footer';
import * as styles from './Footer.later.module.css';

interface FooterClosingProps {
  locale: Locale;
  content: FooterContent;
  text: Messages<FooterKey>;
}

/** Copyright, filing lines, links to pages, and to the vendor's site in the other language. Shows the build year until `enhanceFooter` updates it. */
export function FooterClosing({ locale, content, text }: FooterClosingProps) {
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
