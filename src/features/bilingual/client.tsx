import { useEffect } from 'react';
import { offerBoth } from '../../client/bilingual/both';
import type { ClientFeature } from '../../client/feature/clientFeature';

function Bilingual() {
  useEffect(() => offerBoth(), []);
  return null;
}

/** Both languages side by side: the control in the title row, and the choice of this visit. */
export const bilingual = { name: 'bilingual', Beside: Bilingual } satisfies ClientFeature;
