import { memo, useEffect } from 'react';
import type { Locale } from '../../model/locale';
import { enhanceFooter } from '../footer/enhanceFooter';
import { Footer } from '../footer/Footer';
// The browser's bundle drops the component but needs its styles.
import '../footer/Footer.later.module.css';
import { StaticRegion } from './StaticRegion';

/** The footer: plain HTML, drawn once; in the browser it only gets its behaviour. */
export const FooterRegion = memo(function FooterRegion({ locale }: { locale: Locale }) {
  useEffect(() => {
    const footer = document.getElementById('idmp-footer');
    return footer ? enhanceFooter(footer) : undefined;
  }, []);
  // The condition stands here, where the bundler can drop the footer from the browser's scripts.
  const render = __RENDERS_STATIC__ ? () => <Footer locale={locale} /> : undefined;
  return <StaticRegion as="footer" id="idmp-footer" render={render} />;
});
