import './src/styles/site.css';
// The styles of the documents' template, in its order, in the shell's sheet: together they compress better.
import './src/client/toc/Toc.later.module.css';
import './src/client/toc/Toc.module.css';
import './src/client/article/Article.module.css';
import './src/client/article/Article.later.module.css';
import './src/client/article/PageActions.module.css';
import './src/client/article/PageActions.later.module.css';
import './src/client/layout/DocLayout.module.css';

import { registerFeatures } from './src/features/client';

registerFeatures();

export { wrapPageElement } from './src/client/layout/wrapPageElement';
export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from './src/client/navigation/routeEvents';
