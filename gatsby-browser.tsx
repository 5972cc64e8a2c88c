import './src/core/styles/site.css';
// The styles of the documents' template, in its order, in the shell's sheet: together they compress better.
import './src/core/page/toc/Toc.later.module.css';
import './src/core/page/toc/Toc.module.css';
import './src/core/page/article/Article.module.css';
import './src/core/page/article/PageActions.module.css';
import './src/core/page/article/PageActions.later.module.css';
import './src/core/page/layout/DocLayout.module.css';

import { registerFeatures } from './src/features/client';

registerFeatures();

export { wrapPageElement } from './src/core/page/layout/wrapPageElement';
export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from './src/core/page/navigation/routeEvents';
