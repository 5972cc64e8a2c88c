import { useEffect } from 'react';
import { splitVersion, versionAddress } from '../../model/versions';
import { versionFault, VERSIONS, versionsNamed } from '../../site/site';
import { STORAGE_KEYS } from '../../site/storageKeys';
import { useMessages } from '../i18n/useMessages';
import { storageSlot } from '../platform/storage';
import { Menu } from './Menu';
import type { VersionSwitchProps } from './VersionSwitch';

const slot = storageSlot(STORAGE_KEYS.preferredVersion);
const PATHS = VERSIONS.flatMap(({ path }) => path || []);

/** Replaces `VersionSwitch` on a site with several versions: leads to the same page in another one. */
export function VersionSwitch({ locale, address, item }: VersionSwitchProps) {
  const t = useMessages();
  useEffect(() => {
    const name = slot.get();
    const fault = name === null ? undefined : versionFault(name);
    if (fault === undefined) return;
    console.warn(fault);
    slot.remove();
  }, []);
  const { version: shown = '', slug } = splitVersion(address, PATHS);
  const versions = versionsNamed(item.versions);
  const current = VERSIONS.find(({ path }) => path === shown);
  return (
    <Menu label={t('navbar.versions')} current={current?.label ?? ''}>
      {versions.map((version) => (
        <li key={version.name}>
          <a
            href={`${__PATH_PREFIX__}${versionAddress(version.path, locale, slug)}`}
            aria-current={version === current || undefined}
            data-reload
            onClick={() => slot.set(version.name)}
          >
            {version.label}
          </a>
        </li>
      ))}
    </Menu>
  );
}
