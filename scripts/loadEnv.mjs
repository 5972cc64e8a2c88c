// Loads `.env.production`, or `.env.development` for `develop`. Imported first, as settings are read while modules load;
// variables of the environment take precedence.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { parseEnv } from 'node:util';

const EXAMPLE = '.env.example';
/** Share of two names that is the same. */
const SIMILAR = 0.7;
const READ = [EXAMPLE, '.env.production', '.env.development'];
// Gatsby sets NODE_ENV itself, later.
const isDevelop = process.env.gatsby_executing_command === 'develop' || process.argv.includes('develop');
const file = isDevelop ? '.env.development' : '.env.production';
const known = existsSync(EXAMPLE)
  ? [...readFileSync(EXAMPLE, 'utf8').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name)
  : [];

for (const name of readdirSync('.'))
  if (/^\.env(?:\.|$)/.test(name) && !READ.includes(name))
    console.warn(`${name}: nothing reads this file. Settings stand in ${file}.`);
// A slip in a name of the environment, which also has those of other programs.
for (const name of Object.keys(process.env)) if (/^[A-Z]+_/.test(name)) tellSlip(name, SIMILAR);

const text = existsSync(file) ? textOf(readFileSync(file)) : '';
for (const [index, line] of text.split(/\r?\n/).entries()) {
  if (/^\s*(?:#|$)/.test(line)) continue;
  const place = `${file}:${index + 1}: `;
  const [[name, value] = []] = Object.entries(line.includes('=') ? parseEnv(line) : {});
  if (name === undefined) console.warn(`${place}this line is not NAME=value, so it is not read.`);
  else if (process.env[name] === undefined) {
    tellSlip(name, 0, place);
    process.env[name] = value;
  }
}

function textOf(bytes) {
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!decoded.includes('\0')) return decoded;
  } catch {
    // Said below.
  }
  console.error(
    `${file} is not UTF-8 text (but UTF-16?), so no setting in it can be read: save it as UTF-8.`,
  );
  process.exit(1);
}

/** Names a variable that nothing reads, and the setting that has most in common with it. */
function tellSlip(name, leastInCommon, place = '') {
  const pairs = [...name.toUpperCase()].map((_, at, letters) => letters.slice(at, at + 2).join(''));
  const common = (setting) => pairs.filter((pair) => setting.includes(pair)).length / pairs.length;
  const [nearest] = known.toSorted((a, b) => common(b) - common(a));
  if (known.includes(name) || nearest === undefined || common(nearest) < leastInCommon) return;
  const meant = common(nearest) < SIMILAR ? '' : ` Did you mean ${nearest}?`;
  console.warn(`${place}nothing of this site reads ${name}.${meant} ${EXAMPLE} lists the settings.`);
}
