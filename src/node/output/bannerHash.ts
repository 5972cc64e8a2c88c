import { createHash } from 'node:crypto';
import { bannerScript } from '../../site/baseAddressBanner';

/** Hash of the only inline part of a page, the script of the base address banner. */
export const bannerHash = createHash('sha256').update(bannerScript).digest('base64');
