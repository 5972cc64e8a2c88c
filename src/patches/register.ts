import { gatsbyPatches } from '../gatsby/onPreBootstrap';
import { PATCHES } from './index';

/** Registers the patches; called by `gatsby-node.ts`. */
export function registerPatches(): void {
  gatsbyPatches.set(() => [PATCHES]);
}
