import './src/page/styles/site.css';
import '$site/features.css';
// The styles of the documents' template, in its order, in the shell's sheet: together they compress better.
import './src/page/toc/Toc.later.module.css';
import './src/page/toc/Toc.module.css';
import './src/page/article/Article.module.css';
import './src/page/article/PageActions.module.css';
import './src/page/article/PageActions.later.module.css';
import './src/page/layout/DocLayout.module.css';

import features from '$site/features.mjs';
import { clientFeatures } from './src/page/feature/clientFeature';

clientFeatures.set(() => features);

export { wrapPageElement } from './src/page/layout/wrapPageElement';
export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from './src/page/navigation/routeEvents';
