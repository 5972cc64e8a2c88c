import type { ClientFeature } from '../../page/feature/clientFeature';
import { BothLanguages } from './client/BothLanguages';
import { useEffect } from 'react';
import { offerBoth } from './client/both';

/** Both languages side by side: the control in the title row, and the choice of this visit. */
export const bilingual = {
  name: 'bilingual',
  Action: BothLanguages,
  Beside: ShownWithOther,
} satisfies ClientFeature;

/** Serves the control on every page, and shows both languages where the reader has chosen so. */
function ShownWithOther() {
  useEffect(() => offerBoth(), []);
  return null;
}
