import fs from 'node:fs';

const linesOf = (file: string): string[] => fs.readFileSync(file, 'utf8').split('\n');
const DOCKERFILE = linesOf('container/Dockerfile');
const NGINX = linesOf('container/nginx.conf').map((line) => line.trim());

/** Values of a directive. */
const valuesOf = (lines: readonly string[], name: RegExp): string[] =>
  lines.flatMap((line) => {
    const [, value] = new RegExp(`^(?:${name.source})\\s+([^;]+)`).exec(line) ?? [];
    return value ?? [];
  });

const UNPRIVILEGED_PORT_MIN = 1024;

describe('the container', () => {
  it('does not run as root', () => {
    expect(valuesOf(DOCKERFILE, /USER/).at(-1)).toMatch(/^(?!root\b|0\b)\w+/);
  });

  it('listens on the exposed port, which needs no privilege', () => {
    const ports = valuesOf(NGINX, /listen/);
    expect(ports).toEqual(valuesOf(DOCKERFILE, /EXPOSE/));
    for (const port of ports) expect(Number(port)).toBeGreaterThan(UNPRIVILEGED_PORT_MIN);
  });

  it('writes below /tmp only', () => {
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    for (const kind of kinds)
      expect(valuesOf(NGINX, new RegExp(`${kind}_temp_path`))).toEqual([expect.stringMatching(/^\/tmp\//)]);
    expect(valuesOf(NGINX, /pid/)).toEqual([expect.stringMatching(/^\/tmp\//)]);
    expect(valuesOf(NGINX, /error_log|access_log/).sort()).toEqual(['off', 'stderr']);
  });

  it('contains the built site and its own configuration only', () => {
    const image = DOCKERFILE.slice(DOCKERFILE.findLastIndex((line) => line.startsWith('FROM ')));
    expect(valuesOf(image, /COPY/)).toEqual([
      'container/nginx.conf /etc/nginx/nginx.conf',
      '--from=build /site/public /srv/docs$PATH_PREFIX',
    ]);
  });

  it('builds from a clean clone, with the Node that .nvmrc names', () => {
    const [node = ''] = valuesOf(DOCKERFILE, /FROM/);
    expect(node).toMatch(new RegExp(`^node:${linesOf('.nvmrc')[0] ?? ''}-.* AS build$`));
    expect(valuesOf(DOCKERFILE, /RUN/).filter((command) => command.startsWith('npm'))).toEqual([
      'npm ci --omit=dev',
      'npm run build -- ${PATH_PREFIX:+--prefix-paths}',
    ]);
    // Nothing that a build leaves behind goes in; .git does.
    expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining(['.cache', 'node_modules', 'public']));
    expect(linesOf('.dockerignore').filter((line) => /^(?:\*|\.git)/.test(line))).toEqual([]);
  });
});
