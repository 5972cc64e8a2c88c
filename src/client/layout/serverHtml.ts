/**
 * HTML of the page as the server sent it, for the first load and for when the reader comes back to it; read before
 * anything is rendered, so that a crash cannot lose it.
 */
export const serverHtml =
  typeof document === 'undefined' ? '' : (document.getElementById('idmp-page')?.innerHTML ?? '');
