import { z } from 'zod';
import { houseRules } from '@idmp/model';
import { CONTENT_DIR } from '@idmp/files';
import { readJsonList, type ReadList } from './jsonFaults';

/** Optional file with the house rules of the content, relative to the project. */
export const HOUSE_RULES_FILE = `${CONTENT_DIR}/house-rules.json`;

/** Parses the names of the house rules that are switched on. */
export function readHouseRules(json: string): ReadList<string> {
  return readJsonList(HOUSE_RULES_FILE, json, z.enum(houseRules()), '"no-description"');
}
