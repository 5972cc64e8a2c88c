import type { DeferredFeature } from '../../page/feature/clientFeature';
import { offerPdf } from './client/offerPdf';

/** The PDF of a release in the menu of a page. */
export const pdf = { start: () => offerPdf() } satisfies DeferredFeature;
