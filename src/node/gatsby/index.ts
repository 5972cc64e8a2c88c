import { compressDrawnPages } from './compression';
import { lightenMdxNodes } from './lightMdxNodes';
import { parseQueryFilesOnly } from './queryFiles';

export { createPages } from './createPages';
export { createResolvers } from './createResolvers';
export { createSchemaCustomization } from './createSchemaCustomization';
export { onCreateNode } from './onCreateNode';
export { onCreatePage } from './onCreatePage';
export { onCreateWebpackConfig } from './onCreateWebpackConfig';
export { onPostBuild } from './onPostBuild';
export { onPreBootstrap } from './onPreBootstrap';
export { sourceNodes } from './sourceNodes';

compressDrawnPages();
parseQueryFilesOnly();
lightenMdxNodes();
