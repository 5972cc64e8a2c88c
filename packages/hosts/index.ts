export { checkDeploy } from './check/checkDeploy';
export { formatFaults } from './check/faults';
export { caddyfile } from './configs/caddyfile';
export { APACHE_NAMES, htaccess } from './configs/htaccess';
export { redirectsFile } from './configs/netlifyFiles';
export { nginxConfig } from './configs/nginxConfig';
export { writeHostFiles } from './configs/writeHostFiles';
export { compressFiles } from './published/compressFiles';
export { pageDataFile, pageFile } from './published/pageFiles';
export { fileAt, NotPublishedError, PublishedFiles } from './published/publishedFiles';
export { parseRelease, RELEASE_FILE, releasedFiles, writeRelease } from './published/release';
export { removePartialFiles, removeUnlisted, setWritten, WRITTEN_DIR, writtenBy } from './published/written';
export {
  CACHE,
  COMPRESS_MIN_BYTES,
  contentTypeOf,
  extensionOf,
  isCompressible,
  isImmutablePath,
  SECURITY_HEADERS,
  SVG_POLICY,
} from './rules/hostRules';
export { HOSTS_DIR, PREFIXED_LOCALES, PRIVATE_FILES, type HostSite, type Redirect } from './rules/hostSite';
export { secretsFault, secretsFaultOfText } from './secrets/publishedSecrets';
export { KEEP_ALIVE_MS, readHostSite, startStaticServer, type StaticServer } from './serve/startStaticServer';
export { writeDiscoveryFiles } from './sitemap/writeDiscoveryFiles';
