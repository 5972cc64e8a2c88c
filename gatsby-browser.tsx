import './src/styles/site.css';

export { wrapPageElement } from './src/client/layout/wrapPageElement';
export {
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from './src/client/navigation/routeEvents';
