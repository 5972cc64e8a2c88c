import type { ClientFeature } from '../../page/feature/clientFeature';
import { WriterNotice } from './client/WriterNotice';

/** The problems of the content beside the page, in `npm run develop`. */
export const problemList = {
  name: 'problem-list',
  ...(process.env.NODE_ENV === 'development' && { Develop: WriterNotice }),
} satisfies ClientFeature;
