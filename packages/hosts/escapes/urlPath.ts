/**
 * A path as it stands in a `Location` header: letters, digits, `-._~`, slashes and percent encodings, so that no
 * configuration language reads anything else into it.
 * @example urlPath('/数据 (1)') // '/%E6%95%B0%E6%8D%AE%20%281%29'
 */
export function urlPath(path: string): string {
  return encodeURIComponent(path)
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, percentEncode);
}

const percentEncode = (sign: string): string =>
  `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`;
