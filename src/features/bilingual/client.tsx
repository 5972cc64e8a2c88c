import { useEffect } from 'react';
import { offerBoth } from './client/both';
import type { ClientFeature } from '../../core/page/feature/clientFeature';

function Bilingual() {
  useEffect(() => offerBoth(), []);
  return null;
}

/** Both languages side by side: the control in the title row, and the choice of this visit. */
export const bilingual = { name: 'bilingual', Beside: Bilingual } satisfies ClientFeature;
