/** Severities, worst first. */
export const ORDER = ['critical', 'high', 'moderate', 'low', 'info'] as const;

/** A package of `npm audit --json`. */
export interface Weakness {
  name: string;
  severity: (typeof ORDER)[number];
  isDirect: boolean;
  /** Advisories of the package itself, or names of packages that it uses. */
  via: readonly (string | { title: string; url: string })[];
  effects: readonly string[];
  fixAvailable: boolean | { name: string; version: string };
}

/** Weaknesses that make the command fail. */
const FAILS = new Set<Weakness['severity']>(['critical', 'high']);

/** What a weakness is, where it comes from and how to get rid of it, in one line each. */
export function auditLines(weaknesses: readonly Weakness[]): { lines: string[]; ok: boolean } {
  // The others only use a package that is listed itself.
  const own = weaknesses.filter(({ via }) => via.some((cause) => typeof cause === 'object'));
  const sorted = [...own].sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  const lines = sorted.map((weakness) => {
    const causes = weakness.via.flatMap((cause) => (typeof cause === 'object' ? [cause] : []));
    const about = causes.map(({ title, url }) => `${title} (${url})`).join('; ');
    const users = weakness.effects.length > 0 ? `, used by ${weakness.effects.join(', ')}` : '';
    return `${weakness.severity}: ${weakness.name}${users}: ${about}. ${adviceFor(weakness)}`;
  });
  const ok = !own.some(({ severity }) => FAILS.has(severity));
  const count = own.length === 1 ? '1 package has' : `${own.length} packages have`;
  return { lines: [...lines, `${own.length === 0 ? 'No package has' : count} a published weakness.`], ok };
}

function adviceFor({ name, isDirect, fixAvailable }: Weakness): string {
  if (fixAvailable === false) return 'There is no fixed version yet.';
  if (fixAvailable === true) return isDirect ? `Run "npm update ${name}".` : 'Run "npm audit fix".';
  return `Fixed by ${fixAvailable.name} ${fixAvailable.version}; if that breaks something, pin ${name} in "overrides" of package.json.`;
}
