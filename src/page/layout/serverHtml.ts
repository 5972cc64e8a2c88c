/**
 * Server-rendered HTML of the page, for hydration and for later visits to it. Read before anything is rendered, so
 * that a crash can't lose it.
 */
export const serverHtml =
  typeof document === 'undefined' ? '' : (document.getElementById('idmp-page')?.innerHTML ?? '');
