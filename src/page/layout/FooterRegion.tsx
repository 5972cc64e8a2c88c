import { memo, useEffect } from 'react';
import type { Locale } from '@idmp/model';
import { enhanceFooter } from '../footer/enhanceFooter';
import { Footer } from '../footer/Footer';
// The client bundle drops the component but needs its styles.
import '../footer/Footer.later.module.css';
import { StaticRegion } from './StaticRegion';

/** The footer: static server-rendered HTML, progressively enhanced. */
export const FooterRegion = memo(function FooterRegion({ locale }: { locale: Locale }) {
  useEffect(() => {
    const footer = document.getElementById('idmp-footer');
    return footer ? enhanceFooter(footer) : undefined;
  }, []);
  // Inline, so that webpack can drop the footer from the client bundle.
  const render = __RENDERS_STATIC__ ? () => <Footer locale={locale} /> : undefined;
  return <StaticRegion as="footer" id="idmp-footer" render={render} />;
});
