import { createHash } from 'node:crypto';
import { bannerScript } from '../settings/baseAddressBanner';

/** CSP hash of the only inline script, that of the base address banner. */
export const bannerHash = createHash('sha256').update(bannerScript).digest('base64');
