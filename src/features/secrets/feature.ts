import type { BuildFeature } from '../../core/feature/buildFeature';
import { secretsFault } from '../../node/secrets/publishedSecrets';

/** Refuses to publish a secret of the build. */
export const secrets = {
  name: 'secrets',
  finish: {
    async check({ publicDir }) {
      return [await secretsFault(publicDir)].filter((fault) => fault !== undefined);
    },
  },
} satisfies BuildFeature;
