import type { DocHead, DocPage } from '@idmp/model';
import { BothLanguages } from '../../features/bilingual/client/BothLanguages';
import { renderMdx } from '../../features/mdx/client/renderMdx';
import { htmlOf } from '../../features/mdx/model/htmlOf';
import { useSurroundings } from '../../features/mdx/client/surroundings';
import { PageMenu } from '../../features/twins/client/PageMenu';
import { LOCALE_CONFIG } from '../../settings/locales';
import { Breadcrumbs, FallbackNotice, Feedback, PageActions, PrevNext } from '../article/AroundArticle';
import { useMessages } from '../i18n/useMessages';
import { trustedHtml } from '../platform/trustedHtml';
import { TocAside } from '../toc/Toc';
import * as styles from './DocLayout.module.css';

/** The article consists of questions and answers, which its HTML marks (RDFa). */
const FAQ = { vocab: 'https://schema.org/', typeof: 'FAQPage' };

interface DocLayoutProps {
  page: DocPage;
  head: DocHead;
  /** Path of the page, without prefix. */
  address: string;
}

/** Document layout: breadcrumbs, article, table of contents, pagination and feedback. */
export function DocLayout({ page, head, address }: DocLayoutProps) {
  const t = useMessages();
  const surround = useSurroundings();
  const parts = page.mdx?.parts ?? [];
  // Inline, so that the bundler drops the components from the app.
  const html = page.html || (__RENDERS_STATIC__ ? renderMdx(parts, surround, t) : htmlOf(parts));
  const translated = page.textLocale === page.locale;
  const isLanding = page.breadcrumbs.length === 0;
  return (
    <div className={isLanding ? styles.landing : styles.columns}>
      <div className={styles.column}>
        {!isLanding && <Breadcrumbs items={page.breadcrumbs} />}
        {!isLanding && (
          <PageActions>
            <BothLanguages page={page} head={head} />
            <PageMenu address={address} />
          </PageActions>
        )}
        {!translated && <FallbackNotice />}
        <article
          className="prose"
          lang={translated ? undefined : LOCALE_CONFIG[page.textLocale].htmlLang}
          {...(page.isFaq && FAQ)}
          dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
        />
        <PrevNext previous={page.previous} next={page.next} />
        {!isLanding && <Feedback links={page.feedback} updated={page.updated} />}
      </div>
      <TocAside html={page.toc} />
    </div>
  );
}
