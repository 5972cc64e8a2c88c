import type { BuildFeature } from '../../core/feature/buildFeature';
import { secretsFault, secretsFaultOfText } from './build/publishedSecrets';

/** Refuses to publish the values of secret settings. */
export const secrets = {
  name: 'secrets',
  finish: { faultOfFolder: secretsFault, faultOfText: secretsFaultOfText },
} satisfies BuildFeature;
