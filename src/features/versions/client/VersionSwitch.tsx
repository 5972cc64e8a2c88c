import { useEffect } from 'react';
import { localizedAddress, type Locale } from '../../../core/model/locale';
import { splitVersion, versionAddress, type DocsVersion } from '../../../core/model/versions';
import type { NavVersionSwitch } from '../../../core/site/nav';
import { versionFault, VERSIONS, versionsNamed } from '../../../core/site/site';
import { STORAGE_KEYS } from '../../../core/site/storageKeys';
import { useMessages } from '../../../core/page/i18n/useMessages';
import { storageSlot } from '../../../core/page/platform/storage';
import { Menu } from '../../../core/page/navbar/Menu';

const slot = storageSlot(STORAGE_KEYS.preferredVersion);

interface VersionSwitchProps {
  locale: Locale;
  address: string;
  item: NavVersionSwitch;
}

/** Leads to the same page in another version; names the only version of a site that has no other. */
export function VersionSwitch({ locale, address, item }: VersionSwitchProps) {
  const t = useMessages();
  useEffect(() => {
    const name = slot.get();
    if (name === null || VERSIONS.some((version) => version.name === name)) return;
    if (__HAS_OLDER_VERSIONS__) console.warn(versionFault(name));
    slot.remove();
  }, []);
  const { version: shown = '', slug } = __HAS_OLDER_VERSIONS__
    ? splitVersion(
        address,
        VERSIONS.flatMap(({ path }) => path || []),
      )
    : { slug: '' };
  const addressIn = ({ path }: DocsVersion): string =>
    __HAS_OLDER_VERSIONS__ ? versionAddress(path, locale, slug) : localizedAddress(locale, slug);
  const current = VERSIONS.find(({ path }) => path === shown);
  return (
    <Menu label={t('navbar.versions')} current={current?.label ?? ''}>
      {versionsNamed(item.versions).map((version) => (
        <li key={version.name}>
          <a
            href={`${__PATH_PREFIX__}${addressIn(version)}`}
            aria-current={version === current || undefined}
            data-reload={__HAS_OLDER_VERSIONS__ || undefined}
            onClick={() => slot.set(version.name)}
          >
            {version.label}
          </a>
        </li>
      ))}
    </Menu>
  );
}
