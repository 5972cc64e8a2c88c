import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A stage of a recipe, whose file system is a folder. */
interface Stage {
  folder: string;
  /** Working folder in it. */
  cwd: string;
  env: Record<string, string>;
  user: string;
}

/**
 * Runs the lines of a Dockerfile without Docker: each stage is a folder, and commands run in its working folder on this
 * machine. Returns the last stage.
 */
export function runRecipe(file: string, folder: string, args: Readonly<Record<string, string>>): Stage {
  const stages = new Map<string, Stage>();
  let stage: Stage = { folder: '', cwd: '/', env: {}, user: 'root' };
  const run: Record<string, (text: string) => void> = {
    FROM: (text) => {
      const name = text.split(/ as /i)[1] ?? 'image';
      stage = { folder: path.join(folder, name), cwd: '/', env: {}, user: 'root' };
      mkdirSync(stage.folder);
      chmodSync(folder, 0o755);
      stages.set(name, stage);
    },
    ARG: (text) => {
      const [name = '', value] = text.split('=');
      const given = args[name] ?? value;
      if (given !== undefined) stage.env[name] = given;
    },
    ENV: (text) => {
      const [name = '', value = ''] = expand(text, stage.env).split('=');
      stage.env[name] = value;
    },
    WORKDIR: (text) => {
      stage.cwd = path.resolve(stage.cwd, text);
      mkdirSync(path.join(stage.folder, stage.cwd), { recursive: true });
    },
    COPY: (text) => copy(expand(text, stage.env), stage, stages),
    RUN: (text) =>
      execFileSync('sh', ['-ec', text], {
        cwd: path.join(stage.folder, stage.cwd),
        // What an earlier run downloaded is not asked for again.
        env: { ...OUTSIDE, ...stage.env, npm_config_prefer_offline: 'true' },
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    USER: (text) => {
      stage.user = text;
    },
    // They say how the image starts.
    ...Object.fromEntries(
      ['EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'ENTRYPOINT'].map((name) => [name, () => undefined]),
    ),
  };
  for (const line of readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => /^\w/.test(text))) {
    const [, name = '', text = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    const step = run[name];
    if (!step) throw new Error(`${file}: "${line}" is not a line that this test can run.`);
    step(text);
  }
  return stage;
}

/** The environment of a fresh image. */
export const OUTSIDE = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(?:PATH|HOME|TMPDIR|LANG|(?:https?|no)_proxy|npm_config_.*)$/i.test(name),
  ),
);

const expand = (text: string, env: Readonly<Record<string, string>>): string =>
  text.replace(/\$(\w+)/g, (_, name: string) => env[name] ?? '');

function copy(text: string, { folder, cwd }: Stage, stages: ReadonlyMap<string, Stage>): void {
  const [, from, paths = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(text) ?? [];
  const names = paths.split(' ');
  const to = names.pop() ?? '';
  const target = path.join(folder, path.resolve(cwd, to));
  const source = from === undefined ? process.cwd() : stages.get(from)?.folder;
  if (source === undefined) throw new Error(`COPY ${text}: there is no stage "${from}".`);
  for (const name of names) {
    const files = from === undefined ? contextFiles(name) : [''];
    for (const file of files) {
      const isFolder = statSync(path.join(source, name)).isDirectory();
      const place = isFolder
        ? path.join(target, file)
        : to.endsWith('/')
          ? path.join(target, path.basename(name))
          : target;
      cpSync(path.join(source, name, file), place, { recursive: true });
    }
  }
}

/** Files of a folder of the project, or the file itself: what a clean clone has. */
export function contextFiles(name: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', name], {
    encoding: 'utf8',
  });
  return listed
    .split('\0')
    .filter((file) => file !== '' && existsSync(file))
    .map((file) => path.relative(name, file));
}
