import { enhanceTools } from '../../client/article/enhance/tools';
import type { ClientFeature } from '../../client/feature/clientFeature';

/** The tools of articles, which load on intent. */
export const tools = {
  name: 'tools',
  enhance: (page, _t, locale) => enhanceTools(page, locale),
} satisfies ClientFeature;
