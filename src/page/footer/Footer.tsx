import english from '../../../locales/en/footer.json';
import chinese from '../../../locales/zh-Hans/footer.json';
import type { Locale } from '@idmp/model';
import { messagesOf } from '../../types/messages';
import { FOOTERS } from '../../settings/footer';
import { FooterClosing } from './FooterClosing';
import { FooterColumns } from './FooterColumns';
import { FooterIntro } from './FooterIntro';
import * as styles from './Footer.later.module.css';

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
