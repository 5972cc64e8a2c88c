import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHostSite, startStaticServer } from '@idmp/hosts';
import { findProgram, type Package, type Program } from './findProgram';
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
const NGINX_CONFIG = 'etc/nginx/nginx.conf';
const NGINX: Package = {
  packages: ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'],
  file: 'usr/sbin/nginx',
  parts: [BROTLI_MODULE, NGINX_CONFIG],
  probe: ['-v'],
};
const CADDY: Package = { packages: ['caddy'], file: 'usr/bin/caddy', probe: ['version'] };

const EXPOSED_PORT = '8080';
/** Id of the user without rights. */
const NOBODY = 65_534;

/** The host that no machine lacks. */
export const OWN_HOST = 'npm run serve';

/** Hosts to test: Debian's nginx and Caddy, and `npm run serve`. */
export const HOSTS: readonly Host[] = [
  realHost('nginx', NGINX, startNginx),
  realHost('Caddy', CADDY, startCaddy),
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

/** Debian's nginx with a site for each name of a host; returns its address, and stops it. */
export async function startNginxFor(sites: Readonly<Record<string, string>>): Promise<RunningHost> {
  const program = findProgram(NGINX);
  if (typeof program === 'string') throw new Error(program);
  const folder = mkdtempSync(path.join(tmpdir(), 'idmp-docs-host-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const servers = Object.entries(sites).map(([name, root]) =>
    nginxServer(port, root, `${root}/hosts`, `server_name ${name};`),
  );
  const stop = await startNginxServers(program, folder, url, servers);
  return {
    url,
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const nginxServer = (port: number, root: string, hostsDir: string, more = ''): string =>
  [
    'server {',
    `listen 127.0.0.1:${port};`,
    more,
    `root ${root};`,
    `include ${hostsDir}/nginx.conf;`,
    `include ${hostsDir}/nginx-brotli.conf;`,
    '}',
  ].join('\n');

function startNginx(program: Program, { folder, root, hostsDir, port, url }: Setup) {
  return startNginxServers(program, folder, url, [nginxServer(port, root, hostsDir)]);
}

/** Debian's `nginx.conf` with no other servers. */
function startNginxServers(
  { file, root: system }: Program,
  folder: string,
  url: string,
  servers: readonly string[],
): Promise<() => Promise<void>> {
  const config = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const server = [...temporary.map((name) => `${name}_temp_path ${folder}/${name};`), ...servers].join('\n');
  const text = readFileSync(path.join(system, NGINX_CONFIG), 'utf8')
    .replace(/^user .*$/m, 'daemon off; master_process off;')
    .replace(/^include .*modules-enabled.*$/m, `load_module ${path.join(system, BROTLI_MODULE)};`)
    .replace(/^pid .*$/m, `pid ${folder}/pid;`)
    .replace(/^error_log .*$/m, 'error_log stderr;')
    .replace(/access_log .*$/m, `access_log ${folder}/access.log;`)
    .replace('/etc/nginx/mime.types', path.join(system, 'etc/nginx/mime.types'))
    .replace(/include .*conf\.d.*$/m, '')
    .replace(/include .*sites-enabled.*$/m, server);
  writeFileSync(config, text);
  return startProgram({ file, args: ['-c', config, '-e', 'stderr'] }, url);
}

function startContainer(program: Program, { folder, root, hostsDir, port, url }: Setup) {
  const settings = path.join(folder, 'etc/nginx');
  mkdirSync(settings, { recursive: true });
  copyFileSync('container/nginx.conf', path.join(settings, 'nginx.conf'));
  copyFileSync(path.join(hostsDir, 'nginx.conf'), path.join(settings, 'site.conf'));
  mkdirSync(path.join(folder, 'srv'));
  symlinkSync(root, path.join(folder, 'srv/docs'));
  return startInImage(program, folder, port, url);
}

/** The unmodified configuration with other folders and port; like the container without root. */
function startInImage({ file }: Program, image: string, port: number, url: string) {
  const config = path.join(image, 'etc/nginx/nginx.conf');
  const temporary = path.join(image, 'tmp');
  mkdirSync(temporary, { recursive: true });
  chmodSync(temporary, 0o777);
  chmodSync(image, 0o755);
  const text = readFileSync(config, 'utf8')
    .replaceAll('/tmp/', `${temporary}/`)
    .replaceAll('/srv/docs', path.join(image, 'srv/docs'))
    .replace(EXPOSED_PORT, `127.0.0.1:${port}`);
  writeFileSync(config, text);
  const uid = process.getuid?.() === 0 ? NOBODY : undefined;
  return startProgram({ file, args: ['-c', config, '-e', 'stderr', '-g', 'daemon off;'], uid }, url);
}

/** nginx with the files of an image, which lie in a folder; `path` is that of the site. */
export async function startImage(image: string, path: string): Promise<RunningHost> {
  const program = findProgram(NGINX);
  if (typeof program === 'string') throw new Error(program);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${path}`;
  return { url, close: await startInImage(program, image, port, url) };
}

function startCaddy({ file }: Program, { folder, root, hostsDir, port, url }: Setup) {
  const config = path.join(folder, 'Caddyfile');
  writeFileSync(config, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\nimport ${hostsDir}/Caddyfile\n`);
  const env = {
    DOCS_ADDRESS: `:${port}`,
    DOCS_ROOT: root,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  return startProgram({ file, args: ['run', '--adapter', 'caddyfile', '--config', config], env }, url);
}

async function startOwn(publicDir: string): Promise<RunningHost> {
  const server = await startStaticServer({ dir: publicDir });
  return { url: server.origin + server.pathPrefix, close: () => server.close() };
}
