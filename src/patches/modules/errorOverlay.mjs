// Shows errors of the bundler and of the page in Gatsby's overlay, as its plugin for webpack does.
import { useCustomOverlay as connect } from '@gatsbyjs/webpack-hot-middleware/client';
import * as overlay from 'gatsby/dist/utils/fast-refresh-module';

/** React renders an update 30 ms after it; before, the old component would throw again. */
const REFRESHED_MS = 50;

connect({
  showProblems(type, [problem]) {
    if (type === 'errors') overlay.showCompileError(`${problem.moduleName}\n${problem.message}`);
  },
  clear: overlay.clearCompileError,
});
window.addEventListener('error', ({ error }) => overlay.handleRuntimeError(error));
window.addEventListener('unhandledrejection', ({ reason }) => overlay.handleRuntimeError(reason));
import.meta.webpackHot.addStatusHandler((status) => {
  if (status === 'idle') setTimeout(overlay.clearRuntimeErrors, REFRESHED_MS);
});
