export { checkDeploy } from './check/checkDeploy';
export { formatFaults } from './check/faults';
export { writeHostFiles } from './configs/writeHostFiles';
export {
  caddyValue,
  markdownLine,
  netlifyHeader,
  nginxValue,
  urlPath,
  xmlCharacters,
  xmlText,
  yamlText,
} from './escapes/escapes';
export { compressFiles } from './published/compressFiles';
export { NotPublishedError, PublishedFiles, fileAt, pageFile } from './published/publishedFiles';
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
export { ROBOTS_FILE, type SitemapPage, writeDiscoveryFiles } from './sitemap/sitemap';
