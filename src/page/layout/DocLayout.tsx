import { LOCALE_CONFIG } from '../../settings/locales';
import { TocAside } from '../toc/Toc';
import { Breadcrumbs } from '../article/Breadcrumbs';
import { FallbackNotice } from '../article/FallbackNotice';
import { Feedback } from '../article/Feedback';
import { PageActions } from '../article/PageActions';
import { PrevNext } from '../article/PrevNext';
import type { ActionProps } from '../feature/clientFeature';
import { trustedHtml } from '../platform/trustedHtml';
import * as styles from './DocLayout.module.css';

/** The article consists of questions and answers, which its HTML marks (RDFa). */
const FAQ = { vocab: 'https://schema.org/', typeof: 'FAQPage' };

/** Document layout: breadcrumbs, article, table of contents, pagination and feedback. */
export function DocLayout({ page, head, address }: ActionProps) {
  const translated = page.textLocale === page.locale;
  const isLanding = page.breadcrumbs.length === 0;
  return (
    <div className={isLanding ? styles.landing : styles.columns}>
      <div className={styles.column}>
        {!isLanding && <Breadcrumbs locale={page.locale} items={page.breadcrumbs} />}
        {!isLanding && <PageActions page={page} head={head} address={address} />}
        {!translated && <FallbackNotice />}
        <article
          className="prose"
          lang={translated ? undefined : LOCALE_CONFIG[page.textLocale].htmlLang}
          {...(page.isFaq && FAQ)}
          dangerouslySetInnerHTML={{ __html: trustedHtml(page.html) }}
        />
        <PrevNext previous={page.previous} next={page.next} />
        {!isLanding && <Feedback links={page.feedback} />}
      </div>
      <TocAside html={page.toc} />
    </div>
  );
}
