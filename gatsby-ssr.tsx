export { wrapPageElement } from './src/page/layout/wrapPageElement';
export {
  onPreRenderHTML,
  onRenderBody,
  replaceRenderer,
  wrapRootElement,
} from './src/page/document/renderDocument';
