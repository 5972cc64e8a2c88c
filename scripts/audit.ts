import './help.mjs';
import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { runCommand } from './runCommand';
import { auditLines, ORDER } from './auditLines';
import { readJson } from '@idmp/model';

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.enum(ORDER),
      isDirect: z.boolean(),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
      effects: z.array(z.string()),
      fixAvailable: z.union([z.boolean(), z.object({ name: z.string(), version: z.string() })]),
    }),
  ),
});

// `npm run audit`: lists installed packages with published weaknesses; exits with 1 if one of them is high or critical.
void runCommand(async () => {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const answer = readJson(stdout, (value) => report.safeParse(value).data);
  if (!answer)
    throw new Error(
      'The registry did not answer with advisories. Run the command where it does, for example in CI.',
    );
  return auditLines(Object.values(answer.vulnerabilities));
});
