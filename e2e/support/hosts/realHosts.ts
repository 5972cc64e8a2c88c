import {
  chmodSync,
  existsSync,
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
const NGINX_CONFIG = 'etc/nginx/nginx.conf';
const NGINX: Package = {
  packages: ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'],
  file: 'usr/sbin/nginx',
  parts: [BROTLI_MODULE, NGINX_CONFIG],
  probe: ['-v'],
};
const CADDY: Package = { packages: ['caddy'], file: 'usr/bin/caddy', probe: ['version'] };

const APACHE_CONFIG = 'etc/apache2/apache2.conf';
const APACHE_MODULES = 'etc/apache2/mods-available';
const APACHE: Package = {
  packages: ['apache2-bin', 'apache2', 'media-types', 'libapr1', 'libaprutil1'],
  file: 'usr/sbin/apache2',
  parts: [APACHE_CONFIG, APACHE_MODULES, 'etc/mime.types'],
  probe: ['-v'],
};
/** Modules that Debian enables when Apache is installed, and those that docs/deploy.md adds. */
const ENABLED = [
  ...['mpm_event', 'authz_core', 'authz_host', 'authn_core', 'authn_file', 'authz_user', 'auth_basic'],
  ...['access_compat', 'alias', 'autoindex', 'deflate', 'dir', 'env', 'filter', 'mime', 'negotiation'],
  ...['reqtimeout', 'setenvif', 'status'],
  ...['rewrite', 'headers'],
];
const CONFIGS = [
  'charset',
  'localized-error-pages',
  'other-vhosts-access-log',
  'security',
  'serve-cgi-bin',
].map((name) => `etc/apache2/conf-available/${name}.conf`);

/** Headers that administrators set for all sites of a server. */
const SERVER_WIDE = [
  'Header set X-Frame-Options "SAMEORIGIN"',
  'Header set X-Content-Type-Options "nosniff"',
  'Header set Cache-Control "max-age=60"',
  'Header set Referrer-Policy "no-referrer"',
];

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
  writeFileSync(config, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\nimport ${hostsDir}/Caddyfile\n`);
  const env = {
    DOCS_ADDRESS: `:${port}`,
    DOCS_ROOT: root,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  return startProgram({ file, args: ['run', '--adapter', 'caddyfile', '--config', config], env }, url);
}

/** Debian's `apache2.conf` with its own modules, and the site as its only host. */
function startApache({ file, root: system }: Program, { folder, root, hostsDir, port, url }: Setup) {
  const config = path.join(folder, 'apache.conf');
  const pathname = new URL(url).pathname.replace(/\/$/, '');
  // A server started by root drops its privileges, and still has to read the folder.
  chmodSync(folder, 0o755);
  const host = [
    `<VirtualHost 127.0.0.1:${port}>`,
    `DocumentRoot ${root}`,
    ...SERVER_WIDE,
    `Include ${hostsDir}/apache-forms.conf`,
    // Rules of a folder match after its slash.
    ...(pathname ? ['RewriteEngine On', `RewriteRule "^${pathname}$" "${pathname}/" [PT]`] : []),
    `<Directory ${root}>`,
    'AllowOverride All',
    'Require all granted',
    '</Directory>',
    '</VirtualHost>',
  ].join('\n');
  const forwards = readFileSync(path.join(hostsDir, 'apache-forms.conf'), 'utf8').includes('ProxyPass');
  const enabled = [...ENABLED, ...(forwards ? ['proxy', 'proxy_http'] : [])];
  const modules = (ending: string): string[] => enabled.map((name) => `${APACHE_MODULES}/${name}${ending}`);
  const text = readFileSync(path.join(system, APACHE_CONFIG), 'utf8')
    .replace('IncludeOptional mods-enabled/*.load', textsOf(system, modules('.load')))
    .replace('IncludeOptional mods-enabled/*.conf', textsOf(system, modules('.conf')))
    .replace('Include ports.conf', `Listen 127.0.0.1:${port}\nServerName localhost`)
    .replace('IncludeOptional conf-enabled/*.conf', textsOf(system, CONFIGS))
    .replace('IncludeOptional sites-enabled/*.conf', host);
  writeFileSync(config, text);
  const env = {
    ...libraryEnv(system),
    APACHE_RUN_DIR: folder,
    APACHE_PID_FILE: `${folder}/pid`,
    APACHE_LOG_DIR: folder,
    APACHE_RUN_USER: 'nobody',
    APACHE_RUN_GROUP: 'nogroup',
  };
  return startProgram({ file, args: ['-d', folder, '-f', config, '-D', 'FOREGROUND'], env }, url);
}

/** The existing ones of Apache's files, as one text. */
function textsOf(system: string, files: readonly string[]): string {
  return files
    .map((file) => path.join(system, file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replaceAll('/usr/lib/apache2/', path.join(system, 'usr/lib/apache2/'))
    .replaceAll('/etc/mime.types', path.join(system, 'etc/mime.types'));
}

async function startOwn(publicDir: string): Promise<RunningHost> {
  const server = await startStaticServer({ dir: publicDir });
  return { url: server.origin + server.pathPrefix, close: () => server.close() };
}
