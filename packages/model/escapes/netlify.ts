import { refuseIn } from './unwritable';

/**
 * Path in `_redirects` or `_headers` of Netlify and Cloudflare, as browsers send it. Words end at spaces; `*` and `:name`
 * match anything, so they are refused.
 */
export function netlifyPath(path: string): string {
  const encoded = encodeURI(path);
  refuseIn(encoded, 'the files of Netlify', /[*?#\s]|\/:/);
  return encoded;
}

/** Value of a header in `_headers`. */
export const netlifyHeader = (text: string): string => refuseIn(text, 'the files of Netlify', /\p{Cc}/u);
