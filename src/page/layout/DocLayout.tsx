import { DEFAULT_LOCALE, type DocHead, isLocale, splitAddress } from '@idmp/model';
import { pageTitle } from '../../settings/pageTitle';
import { META_KEYWORDS } from '../../settings/site';
import { AlternateLinks } from '../document/AlternateLinks';
import { clientFeatures, type ActionProps } from '../feature/clientFeature';
import { canonicalAddress } from '../document/absoluteAddress';
import { useEffect, useRef, type ReactNode } from 'react';
import { enhanceArticle } from '../article/enhance/enhanceArticle';
import { useMessages } from '../i18n/useMessages';
import type { Messages } from '../../types/messages';
import { inOwnTask } from '../platform/tasks';
import { trustedHtml } from '../platform/trustedHtml';
import { markActiveHeading } from '../toc/markActiveHeading';
import { LOCALE_CONFIG } from '../../settings/locales';
import { TocAside } from '../toc/Toc';
import { Breadcrumbs, FallbackNotice, Feedback, PageActions, PrevNext } from '../article/AroundArticle';
import * as styles from './DocLayout.module.css';

interface DocPageHeadProps {
  head: DocHead;
  language: string;
}

/** Title, description, alternate languages and what features add of a document. */
export function DocPageHead({ head, language }: DocPageHeadProps) {
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  const title = pageTitle(head.title, locale);
  const { description } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={head.keywords.join(', ') || META_KEYWORDS} />
      <link rel="canonical" href={canonicalAddress(head.canonical)} />
      {clientFeatures.all().map(({ name, Head }) => Head && <Head key={name} head={head} locale={locale} />)}
      <AlternateLinks alternates={head.alternates} />
      {head.unlisted && <meta name="robots" content="noindex" />}
    </>
  );
}

/** In development, the page of a file that was renamed or removed: loads the address again, which shows what is there now. */
export function GonePage() {
  useEffect(() => location.reload(), []);
  return null;
}

/**
 * Server-rendered HTML of the page, for hydration and for later visits to it. Read before anything is rendered, so
 * that a crash can't lose it.
 */
const serverHtml =
  typeof document === 'undefined' ? '' : (document.getElementById('idmp-page')?.innerHTML ?? '');

interface PageBodyProps {
  /** Path of the page, without prefix. */
  address: string;
  /** Null on the first load, when the server-rendered HTML stays. */
  children: ReactNode | null;
}

/** The part that changes on navigation. */
export function PageBody({ address, children }: PageBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const t = useMessages();
  const texts = useRef(t);
  useEffect(() => {
    texts.current = t;
  });
  useEffect(() => {
    // Latest-ref: messages only change along with the address, so they need not rerun the effect.
    const latest: Messages = (key, values) => texts.current(key, values);
    return box.current ? enhanceArticle(box.current, latest, splitAddress(address).locale) : undefined;
  }, [address]);
  useEffect(() => inOwnTask(() => (box.current ? markActiveHeading(box.current) : undefined)), [address]);
  if (children !== null)
    return (
      <div ref={box} id="idmp-page">
        {children}
      </div>
    );
  return (
    <div
      ref={box}
      id="idmp-page"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trustedHtml(serverHtml) }}
    />
  );
}

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
