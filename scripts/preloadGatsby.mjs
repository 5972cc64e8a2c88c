// Must run in a process before it loads Gatsby.
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { compileConfigWithEsbuild } from '../src/patches/esbuildConfig.mjs';

process.env.GATSBY_TELEMETRY_DISABLED = '1';
// Builds picked at random, about one in twenty, would ask the npm registry whether to show a survey.
process.env.GATSBY_FEEDBACK_DISABLED = '1';
// Unknown addresses show the site's own page at once, not Gatsby's of development.
process.env.GATSBY_DISABLE_CUSTOM_404 = 'true';
// Plain lines: the interactive logger loads React and a layout engine, 0.6 s of every start.
process.env.GATSBY_LOGGER ??= 'yurnalist';
// Gatsby writes locks here; on a build service, the home folder may not be writable.
process.env.XDG_CONFIG_HOME ??= path.join(tmpdir(), `idmp-docs-config-${process.getuid?.() ?? ''}`);
if (process.env.IDMP_PATCHES !== 'off') compileConfigWithEsbuild(createRequire(import.meta.url));
