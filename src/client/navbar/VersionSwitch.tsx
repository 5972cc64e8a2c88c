import { useEffect } from 'react';
import type { Locale } from '../../model/locale';
import { localizedAddress } from '../../model/locale';
import { slugOfDoc, VERSIONS, versionsNamed } from '../../site/site';
import { STORAGE_KEYS } from '../../site/storageKeys';
import { useMessages } from '../i18n/useMessages';
import { storageSlot } from '../platform/storage';
import { Menu } from './Menu';

const slot = storageSlot(STORAGE_KEYS.preferredVersion);

interface VersionSwitchProps {
  locale: Locale;
  /** Names of the versions to list; all of them unless given. */
  names?: readonly string[];
}

/** Lists the versions of the documentation and stores the reader's choice. */
export function VersionSwitch({ locale, names }: VersionSwitchProps) {
  const t = useMessages();
  useEffect(() => {
    const name = slot.get();
    if (name !== null && !VERSIONS.some((version) => version.name === name)) slot.remove();
  }, []);
  const versions = versionsNamed(names);
  const current = versions.find(({ path }) => path === '') ?? versions[0];
  return (
    <Menu label={t('navbar.versions')} current={current?.label ?? ''}>
      {versions.map((version) => (
        <li key={version.name}>
          <a
            href={`${__PATH_PREFIX__}${localizedAddress(locale, [version.path, slugOfDoc(version.mainDocId)].filter(Boolean).join('/'))}`}
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
