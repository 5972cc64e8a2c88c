import type { VersionSetting } from '@idmp/model';

/**
 * How the versions of the documentation are shown: `current`, and the folders of `content/versions` by name. A folder
 * that is not listed has its name as label, and a banner on its pages. Pages name `release` as `{{RELEASE}}`.
 * @example { current: { label: 'v2.0.0 (Latest)' }, '1.0.21': { label: 'v1.0.21 (LTS)', banner: 'supported' } }
 */
export const VERSION_SETTINGS: Readonly<Record<string, VersionSetting>> = {
  current: { label: 'Next', release: '1.0.5' },
};
