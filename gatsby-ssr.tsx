import { registerFeatures } from './src/features/client';

registerFeatures();

export { wrapPageElement } from './src/core/page/layout/wrapPageElement';
export {
  onPreRenderHTML,
  onRenderBody,
  replaceRenderer,
  wrapRootElement,
} from './src/core/page/document/renderDocument';
