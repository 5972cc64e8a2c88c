import { useEffect } from 'react';
import type { Locale } from '../../model/locale';
import { localizedAddress } from '../../model/locale';
import type { NavVersionSwitch } from '../../site/nav';
import { slugOfDoc, VERSIONS, versionsNamed } from '../../site/site';
import { STORAGE_KEYS } from '../../site/storageKeys';
import { useMessages } from '../i18n/useMessages';
import { storageSlot } from '../platform/storage';
import { Menu } from './Menu';

const slot = storageSlot(STORAGE_KEYS.preferredVersion);

export interface VersionSwitchProps {
  locale: Locale;
  address: string;
  item: NavVersionSwitch;
}

/** Names the only version of the documentation; `VersionMenu` replaces it on a site with several. */
export function VersionSwitch({ locale, item }: VersionSwitchProps) {
  const t = useMessages();
  useEffect(() => {
    const name = slot.get();
    if (name !== null && !VERSIONS.some((version) => version.name === name)) slot.remove();
  }, []);
  const versions = versionsNamed(item.versions);
  const [current] = versions;
  return (
    <Menu label={t('navbar.versions')} current={current?.label ?? ''}>
      {versions.map((version) => (
        <li key={version.name}>
          <a
            href={`${__PATH_PREFIX__}${localizedAddress(locale, slugOfDoc(version.mainDocId))}`}
            aria-current={version === current || undefined}
            onClick={() => slot.set(version.name)}
          >
            {version.label}
          </a>
        </li>
      ))}
    </Menu>
  );
}
