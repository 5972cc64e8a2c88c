import { enhanceTools } from './client/tools';
import type { ClientFeature } from '../../page/feature/clientFeature';
import './client/codeCopy.later.css';

/** The tools of articles, which load on intent. */
export const tools = {
  name: 'tools',
  enhance: enhanceTools,
} satisfies ClientFeature;
