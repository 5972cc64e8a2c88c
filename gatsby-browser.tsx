import './src/page/styles/site.css';
// The styles of the pages' parts in one order, which the bundler asks for, and in the shell's sheet: together they
// compress better.
import './src/page/toc/Toc.later.module.css';
import './src/page/toc/Toc.module.css';
import './src/page/article/Article.module.css';
import './src/page/article/PageActions.module.css';
import './src/page/article/PageActions.later.module.css';
import './src/page/layout/DocLayout.module.css';
import './src/page/navbar/Menu.later.module.css';
import './src/features/bilingual/client/BothLanguages.later.module.css';
import './src/page/errors/LoadFailure.later.module.css';
import './src/page/article/enhance/codeCopy.later.css';

export { wrapPageElement } from './src/page/layout/wrapPageElement';
export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from './src/page/navigation/routeEvents';
