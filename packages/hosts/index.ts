export { checkDeploy } from './check/checkDeploy';
export { formatFaults } from './check/faults';
export { caddyfile } from './configs/caddyfile';
export { APACHE_NAMES, htaccess } from './configs/htaccess';
export { redirectsFile } from './configs/netlifyFiles';
export { nginxConfig } from './configs/nginxConfig';
export { writeHostFiles } from './configs/writeHostFiles';
export { apacheHeader, caddyValue, netlifyHeader, nginxValue } from './escapes/hosts';
export { markdownLine, yamlText } from './escapes/markdownLine';
export { urlPath } from './escapes/urlPath';
export { xmlCharacters, xmlText } from './escapes/xml';
export { compressFiles } from './published/compressFiles';
export { pageFile } from './published/pageFiles';
export { NotPublishedError, PublishedFiles, fileAt } from './published/publishedFiles';
export { RELEASE_FILE, parseRelease, releasedFiles, writeRelease } from './published/release';
export { WRITTEN_DIR, removePartialFiles, removeUnlisted, setWritten, writtenBy } from './published/written';
export {
  CACHE,
  COMPRESS_MIN_BYTES,
  SECURITY_HEADERS,
  SVG_POLICY,
  contentTypeOf,
  isCompressible,
  isImmutablePath,
} from './rules/hostRules';
export { HOSTS_DIR, type HostSite, PREFIXED_LOCALES, PRIVATE_FILES, type Redirect } from './rules/hostSite';
export { secretsFault, secretsFaultOfText } from './secrets/publishedSecrets';
export { KEEP_ALIVE_MS, type StaticServer, readHostSite, startStaticServer } from './serve/startStaticServer';
export { writeDiscoveryFiles } from './sitemap/writeDiscoveryFiles';
