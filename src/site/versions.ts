import type { VersionSetting } from '@idmp/model';

/**
 * How the versions of the documentation are shown: `current`, and the folders of `content/versions` by name. A folder
 * that is not listed has its name as label, and a banner on its pages. Pages name `release` as `{{RELEASE}}`.
 * @example { current: { label: 'v2.0.0 (Latest)' }, '1.0.21': { label: 'v1.0.21 (LTS)', banner: 'supported' } }
 */
export const VERSION_SETTINGS: Readonly<Record<string, VersionSetting>> = {
  current: { label: 'Next', release: '1.0.5' },
};

/** Releases after the described one, which texts may name as "Since …"; none are checked if the list is empty. */
export const LATER_RELEASES: readonly string[] = [
  '1.0.6',
  '1.0.7',
  '1.0.8',
  '1.0.9',
  '1.0.10',
  '1.0.11',
  '1.0.12',
  '1.0.13',
  '1.0.14',
  '1.0.15',
  '1.0.16',
  '1.0.17',
  '1.0.18',
  '1.0.19',
  '1.0.20',
  '1.0.21',
  '2.0.0',
];
