import { textOf, type Environment } from '../../../settings/settingReaders';
import { SECRET_SETTINGS } from '../../../settings/buildSettings';

/** Secret values by variable. */
export const secretsOf = (env: Environment = process.env): ReadonlyMap<string, string> =>
  new Map(SECRET_SETTINGS.map((variable) => [variable, textOf(env, variable)]));
