import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';

/** Names of browserslist, and those of the compatibility data. */
const BROWSERS = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** The oldest promised version of each browser, by its name in the compatibility data. */
export function promisedVersions(queries) {
  const oldest = {};
  for (const entry of browserslist(queries)) {
    const [name, version] = entry.split(' ');
    const browser = BROWSERS[name];
    if (browser) oldest[browser] = Math.min(oldest[browser] ?? Infinity, parseFloat(version));
  }
  return oldest;
}

/** Compatibility data of a member of an interface or namespace, or of a global if there is no owner. */
function compatOf(owner, member) {
  const { builtins } = bcd.javascript;
  const places = owner
    ? [builtins[owner]?.[member], bcd.api[owner]?.[member], bcd.api[owner]?.[`${member}_static`]]
    : [builtins[member], bcd.api[member], bcd.api.Window[member]];
  return places.find((place) => place?.__compat)?.__compat;
}

const versionOf = (text) => Number.parseFloat(String(text).replace('≤', ''));

/** Whether a version has an API, if only in part, without a prefix or a flag. */
function hasApi(support, version) {
  return [support]
    .flat()
    .filter((entry) => entry && !entry.prefix && !entry.alternative_name && !entry.flags)
    .some(
      ({ version_added: added, version_removed: removed }) =>
        versionOf(added) <= version && !(versionOf(removed) <= version),
    );
}

/**
 * Promised browsers that lack an API, such as "firefox 115"; undefined if the compatibility data does not know it.
 * @example missingIn('HTMLElement', 'togglePopover', promised)
 */
export function missingIn(owner, member, promised) {
  const compat = compatOf(owner, member);
  return (
    compat &&
    Object.entries(promised)
      .filter(([browser, version]) => !hasApi(compat.support[browser], version))
      .map(([browser, version]) => `${browser} ${version}`)
  );
}
