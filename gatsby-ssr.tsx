import features from '$site/features.mjs';
import { clientFeatures } from './src/page/feature/clientFeature';

clientFeatures.set(() => features);

export { wrapPageElement } from './src/page/layout/wrapPageElement';
export {
  onPreRenderHTML,
  onRenderBody,
  replaceRenderer,
  wrapRootElement,
} from './src/page/document/renderDocument';
