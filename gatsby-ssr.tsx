export { wrapPageElement } from './src/client/layout/wrapPageElement';
export {
  onPreRenderHTML,
  onRenderBody,
  replaceRenderer,
  wrapRootElement,
} from './src/client/document/renderDocument';
