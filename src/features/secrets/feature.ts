import { textOf, type Environment } from '../../settings/settingReaders';
import { SECRET_SETTINGS } from '../../settings/buildSettings';
import type { BuildFeature } from '../../build/buildFeature';
import { secretsFault, secretsFaultOfText } from '@idmp/hosts';

/** Secret values by variable. */
export const secretsOf = (env: Environment = process.env): ReadonlyMap<string, string> =>
  new Map(SECRET_SETTINGS.map((variable) => [variable, textOf(env, variable)]));

/** Refuses to publish the values of secret settings. */
export const secrets = {
  name: 'secrets',
  finish: {
    faultOfFolder: (folder) => secretsFault(folder, secretsOf()),
    faultOfText: (file, text) => secretsFaultOfText(file, text, secretsOf()),
  },
} satisfies BuildFeature;
