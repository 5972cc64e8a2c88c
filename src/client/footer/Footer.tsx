import type { Locale } from '../../model/locale';
import { FOOTERS } from '../../site/footer';
import { FooterClosing } from './FooterClosing';
import { FooterColumns } from './FooterColumns';
import { FooterIntro } from './FooterIntro';
import { footerText } from './footerText';
import * as styles from './Footer.later.module.css';

interface FooterProps {
  locale: Locale;
}

/** Content of the page's footer. It is drawn on the server only; `enhanceFooter` adds what needs a script. */
export function Footer({ locale }: FooterProps) {
  const content = FOOTERS[locale];
  const text = footerText(locale);
  const closing = <FooterClosing locale={locale} content={content} text={text} />;
  return (
    <div className={styles.footer}>
      <div className={styles.halves}>
        <FooterIntro content={content} text={text}>
          {!content.closingBar && closing}
        </FooterIntro>
        <FooterColumns content={content} text={text} />
      </div>
      {content.closingBar && <div className={styles.bar}>{closing}</div>}
    </div>
  );
}
