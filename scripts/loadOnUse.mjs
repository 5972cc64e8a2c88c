import { createRequire } from 'node:module';
import { standIn } from './standIn.mjs';

/** What Gatsby and its command line load at every start, and a build never calls: 0.8 of its first 2.4 seconds. */
const OF_OTHER_COMMANDS = {
  gatsby: [
    'gatsby/dist/utils/start-server',
    'gatsby/dist/internal-plugins/functions/middleware',
    'gatsby/dist/utils/get-latest-gatsby-files',
    'gatsby/dist/schema/graphql-engine/bundle-webpack',
    'gatsby/dist/utils/page-ssr-module/bundle-webpack',
    '@graphql-codegen/core',
    '@graphql-tools/code-file-loader',
    '@graphql-tools/load',
    'socket.io',
  ],
  'gatsby-cli': ['gatsby-cli/lib/init-starter', 'gatsby-cli/lib/login', 'create-gatsby'],
};

/**
 * Lets a build start without the modules of other commands; each is loaded when something of it is used after all.
 * @param {NodeRequire} require of the project
 */
export function loadOnUse(require) {
  for (const [owner, names] of Object.entries(OF_OTHER_COMMANDS)) {
    const requireOfOwner = createRequire(require.resolve(`${owner}/package.json`));
    for (const name of names) standIn(requireOfOwner, name, loadedOnUse(requireOfOwner, name));
  }
}

function loadedOnUse(require, name) {
  const file = require.resolve(name);
  const standingIn = new Proxy(
    {},
    {
      get(_, key) {
        // All of them were modules before they were compiled; asking for this loads nothing yet.
        if (key === '__esModule') return true;
        if (require.cache[file]?.exports === standingIn) delete require.cache[file];
        return require(file)[key];
      },
    },
  );
  return standingIn;
}
