import type { BuildFeature } from '../core/feature/buildFeature';
import { feeds } from './feeds/feature';
import { hosts } from './hosts/feature';
import { offline } from './offline/feature';
import { search } from './search/feature';
import { secrets } from './secrets/feature';
import { sitemap } from './sitemap/feature';
import { socialImages } from './social-images/feature';
import { twins } from './twins/feature';

/** The features of the build, in the order in which they run. */
export const BUILD_FEATURES: readonly BuildFeature[] = [
  offline,
  search,
  twins,
  socialImages,
  feeds,
  sitemap,
  hosts,
  secrets,
];
