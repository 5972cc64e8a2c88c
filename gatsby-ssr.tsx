import { registerFeatures } from './src/features/client';

registerFeatures();

export { wrapPageElement } from './src/client/layout/wrapPageElement';
export {
  onPreRenderHTML,
  onRenderBody,
  replaceRenderer,
  wrapRootElement,
} from './src/client/document/renderDocument';
