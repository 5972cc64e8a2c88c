import type { BuildFeature } from '../../gatsby/buildFeature';
import { secretsFault, secretsFaultOfText } from './build/publishedSecrets';

/** Refuses to publish the values of secret settings. */
export const secrets = {
  name: 'secrets',
  finish: { faultOfFolder: secretsFault, faultOfText: secretsFaultOfText },
} satisfies BuildFeature;
