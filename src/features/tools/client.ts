import { enhanceTools } from './client/tools';
import type { ClientFeature } from '../../core/page/feature/clientFeature';

/** The tools of articles, which load on intent. */
export const tools = {
  name: 'tools',
  enhance: (page, _t, locale) => enhanceTools(page, locale),
} satisfies ClientFeature;
