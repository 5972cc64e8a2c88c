import type { DocPage } from '../../model/docPage';
import { LOCALE_CONFIG } from '../../site/locales';
import { TocAside, withFoldedToc } from '../toc/Toc';
import { ArticleFoot } from '../article/ArticleFoot';
import { Breadcrumbs } from '../article/Breadcrumbs';
import { FallbackNotice } from '../article/FallbackNotice';
import { useMessages } from '../i18n/useMessages';
import { Feedback } from '../article/Feedback';
import { PrevNext } from '../article/PrevNext';
import { trustedHtml } from '../platform/trustedHtml';
import * as styles from './DocLayout.module.css';

/** Document layout: breadcrumbs, article, table of contents, pagination and feedback. */
export function DocLayout({ page }: { page: DocPage }) {
  const t = useMessages();
  const translated = page.textLocale === page.locale;
  const isLanding = page.breadcrumbs.length === 0;
  return (
    <div className={isLanding ? styles.landing : styles.columns}>
      <div className={styles.column}>
        {!isLanding && <Breadcrumbs locale={page.locale} items={page.breadcrumbs} />}
        {!translated && <FallbackNotice />}
        <article
          className="prose"
          lang={translated ? undefined : LOCALE_CONFIG[page.textLocale].htmlLang}
          dangerouslySetInnerHTML={{
            __html: trustedHtml(withFoldedToc(page.html, page.toc, t('toc.label'))),
          }}
        />
        <ArticleFoot updated={page.updated} />
        <PrevNext previous={page.previous} next={page.next} />
        <Feedback links={page.feedback} />
      </div>
      <TocAside html={page.toc} />
    </div>
  );
}
