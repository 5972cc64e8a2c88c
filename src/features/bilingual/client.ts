import type { ClientFeature } from '../../page/feature/clientFeature';
import { BothLanguages } from './client/BothLanguages';
import { ShownWithOther } from './client/ShownWithOther';

/** Both languages side by side: the control in the title row, and the choice of this visit. */
export const bilingual = {
  name: 'bilingual',
  Action: BothLanguages,
  Beside: ShownWithOther,
} satisfies ClientFeature;
