import { useEffect } from 'react';
import { localizedAddress, splitAddress, splitVersion } from '@idmp/model';
import type { NavControlProps } from '../../../page/navbar/NavbarItem';
import { versionFault, VERSIONS, versionsNamed } from '../../../settings/site';
import { PREFERRED_VERSION_KEY } from '../../../settings/storageKeys';
import { useMessages } from '../../../page/i18n/useMessages';
import { storageSlot } from '../../../page/platform/storage';
import { Menu } from '../../../page/navbar/Menu';

const slot = storageSlot(PREFERRED_VERSION_KEY);

/** Leads to the same page in another version, or to the start of one that does not have it, and says so. */
export function VersionSwitch({ locale, address, versions, item }: NavControlProps) {
  const t = useMessages();
  useEffect(() => {
    const name = slot.get();
    if (name === null || VERSIONS.some((version) => version.name === name)) return;
    if (__HAS_OLDER_VERSIONS__) console.warn(versionFault(name));
    slot.remove();
  }, []);
  const shown = __HAS_OLDER_VERSIONS__
    ? (splitVersion(
        address,
        VERSIONS.flatMap(({ path }) => path || []),
      ).version ?? '')
    : '';
  const current = VERSIONS.find(({ path }) => path === shown);
  return (
    <Menu label={t('navbar.versions')} current={current?.label ?? ''}>
      {versionsNamed('versions' in item ? item.versions : undefined).map((version) => {
        const found = versions.find(({ version: name }) => name === version.name);
        // Pages that are no documents lead to the start of another version, and the one for missing ones to that of its own.
        const { slug } = splitAddress(address);
        const fallback = version === current && slug !== '404' ? slug : version.path;
        return (
          <li key={version.name}>
            <a
              href={`${__PATH_PREFIX__}${found?.address ?? localizedAddress(locale, fallback)}`}
              aria-current={version === current || undefined}
              data-reload={__HAS_OLDER_VERSIONS__ || undefined}
              onClick={() => slot.set(version.name)}
            >
              {version.label}
              {__HAS_OLDER_VERSIONS__ && found && !found.hasPage && (
                <small>{t('navbar.versionWithoutPage')}</small>
              )}
            </a>
          </li>
        );
      })}
    </Menu>
  );
}
