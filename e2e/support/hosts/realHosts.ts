import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHostSite, startStaticServer } from '../../../src/node/serve/startStaticServer';
import { findProgram, libraryEnv, type Package, type Program } from './findProgram';
import { freePort, startProgram } from './startProgram';

/** A server with the host files of a build. */
export interface RunningHost {
  /** Origin and path prefix, without trailing slash. */
  url: string;
  close(): Promise<void>;
}

export interface Host {
  name: string;
  start(publicDir: string): Promise<RunningHost>;
  /** Reason why the host is not available. */
  missing(): string | null;
}

const BROTLI_MODULE = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const NGINX: Package = {
  packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  file: 'usr/sbin/nginx',
  parts: [BROTLI_MODULE],
  probe: ['-v'],
};
const CADDY: Package = { packages: ['caddy'], file: 'usr/bin/caddy', probe: ['version'] };

const APACHE_MODULES = 'usr/lib/apache2/modules';
const APACHE: Package = {
  packages: ['apache2-bin', 'libapr1', 'libaprutil1'],
  file: 'usr/sbin/apache2',
  probe: ['-v'],
};

/** The host that no machine lacks. */
export const OWN_HOST = 'npm run serve';

/** Hosts to test: Debian's nginx, Caddy and Apache, and `npm run serve`. */
export const HOSTS: readonly Host[] = [
  realHost('nginx', NGINX, startNginx),
  realHost('Caddy', CADDY, startCaddy),
  realHost('Apache', APACHE, startApache),
  { name: OWN_HOST, missing: () => null, start: startOwn },
];

/** The first available host. */
export const FIRST_HOST: Host = {
  name: 'the first host',
  missing: () => null,
  start: (publicDir) => {
    const host = HOSTS.find((candidate) => candidate.missing() === null);
    return host ? host.start(publicDir) : startOwn(publicDir);
  },
};

/** nginx with the container's configuration. */
export const CONTAINER: Host = realHost('nginx of the container', NGINX, startContainer);

type Start = (program: Program, setup: Setup) => Promise<() => Promise<void>>;

interface Setup {
  /** Temporary folder, removed at the end. */
  folder: string;
  /** Document root. */
  root: string;
  /** Folder below `root` with the host files. */
  hostsDir: string;
  port: number;
  url: string;
}

function realHost(name: string, wanted: Package, start: Start): Host {
  let found: Program | string | undefined;
  const find = () => (found ??= findProgram(wanted));
  return {
    name,
    missing: () => {
      const program = find();
      return typeof program === 'string' ? program : null;
    },
    start: async (publicDir) => {
      const program = find();
      if (typeof program === 'string') throw new Error(program);
      const setup = await setUp(publicDir);
      const stop = await start(program, setup);
      return {
        url: setup.url,
        close: async () => {
          await stop();
          rmSync(setup.folder, { recursive: true });
        },
      };
    },
  };
}

/** Copies the site to the folder of its prefix below the root. */
async function setUp(publicDir: string): Promise<Setup> {
  const folder = mkdtempSync(path.join(tmpdir(), 'idmp-docs-host-'));
  const { pathPrefix } = readHostSite(publicDir);
  const root = path.join(folder, 'root');
  const site = path.join(root, pathPrefix);
  mkdirSync(path.dirname(site), { recursive: true });
  symlinkSync(path.resolve(publicDir), site);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${pathPrefix}`;
  return { folder, root, hostsDir: path.join(site, 'hosts'), port, url };
}

function startNginx({ file, root: system }: Program, { folder, root, hostsDir, port, url }: Setup) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    [
      `load_module ${path.join(system, BROTLI_MODULE)};`,
      'daemon off;',
      'master_process off;',
      `pid ${folder}/pid;`,
      'error_log stderr;',
      'events {}',
      'http {',
      'access_log off;',
      ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
      'server {',
      `listen 127.0.0.1:${port};`,
      `root ${root};`,
      `include ${hostsDir}/nginx.conf;`,
      `include ${hostsDir}/nginx-brotli.conf;`,
      '} }',
    ].join('\n'),
  );
  return startProgram({ file, args: ['-c', config, '-e', 'stderr'] }, url);
}

/** The unmodified configuration with other folders and port. */
function startContainer({ file }: Program, { folder, root, port, url }: Setup) {
  const config = path.join(folder, 'nginx.conf');
  const text = readFileSync('container/nginx.conf', 'utf8')
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/srv/docs', root)
    .replace('8080', `127.0.0.1:${port}`);
  writeFileSync(config, text);
  // A server started by root drops its privileges, and still has to read the folder.
  chmodSync(folder, 0o755);
  return startProgram({ file, args: ['-c', config, '-e', 'stderr', '-g', 'daemon off;'] }, url);
}

function startCaddy({ file }: Program, { folder, root, hostsDir, port, url }: Setup) {
  const config = path.join(folder, 'Caddyfile');
  writeFileSync(config, `{\n\tadmin off\n}\nimport ${hostsDir}/Caddyfile\n`);
  const env = {
    DOCS_ADDRESS: `http://127.0.0.1:${port}`,
    DOCS_ROOT: root,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  return startProgram({ file, args: ['run', '--adapter', 'caddyfile', '--config', config], env }, url);
}

function startApache({ file, root: system }: Program, { folder, root, port, url }: Setup) {
  const config = path.join(folder, 'apache.conf');
  const modules = ['mpm_event', 'authz_core', 'dir', 'headers', 'setenvif', 'rewrite'];
  const pathname = new URL(url).pathname.replace(/\/$/, '');
  // A server started by root drops its privileges, and still has to read the folder.
  chmodSync(folder, 0o755);
  writeFileSync(
    config,
    [
      `ServerRoot ${folder}`,
      ...modules.map(
        (name) => `LoadModule ${name}_module ${path.join(system, APACHE_MODULES, `mod_${name}.so`)}`,
      ),
      `Listen 127.0.0.1:${port}`,
      'ServerName localhost',
      `PidFile ${folder}/pid`,
      `ErrorLog ${folder}/error.log`,
      'User nobody',
      'Group nogroup',
      `DocumentRoot ${root}`,
      // Rules of a folder match after its slash.
      ...(pathname ? ['RewriteEngine On', `RewriteRule "^${pathname}$" "${pathname}/" [PT]`] : []),
      '<Directory />',
      'AllowOverride All',
      'Options FollowSymLinks',
      'Require all granted',
      '</Directory>',
    ].join('\n'),
  );
  return startProgram({ file, args: ['-f', config, '-D', 'FOREGROUND'], env: libraryEnv(system) }, url);
}

async function startOwn(publicDir: string): Promise<RunningHost> {
  const server = await startStaticServer({ dir: publicDir });
  return { url: server.origin + server.pathPrefix, close: () => server.close() };
}
