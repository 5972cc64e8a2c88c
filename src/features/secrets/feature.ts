import type { BuildFeature } from '../../build/buildFeature';
import { secretsFault, secretsFaultOfText } from '@idmp/hosts';
import { secretsOf } from './build/secretsOf';

/** Refuses to publish the values of secret settings. */
export const secrets = {
  name: 'secrets',
  finish: {
    faultOfFolder: (folder) => secretsFault(folder, secretsOf()),
    faultOfText: (file, text) => secretsFaultOfText(file, text, secretsOf()),
  },
} satisfies BuildFeature;
