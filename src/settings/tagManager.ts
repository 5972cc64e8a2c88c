import type { Locale } from '@idmp/model';
import { TAG_MANAGER_IDS } from '../site/analytics';
import { settings, type Settings } from './settings';

/** Ids of the analytics services in a language. */
export function analyticsIds(locale: Locale): Pick<Settings, 'statsId' | 'tagManagerId'> {
  const { statsId, tagManagerId } = settings;
  const own = TAG_MANAGER_IDS[locale];
  return { statsId, tagManagerId: own === undefined ? tagManagerId : own };
}
