export { wrapPageElement } from './src/client/layout/wrapPageElement';
export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/client/document/renderDocument';
