import { h } from 'hastscript';
import { type CompiledDocument, splitFrontmatter } from '@idmp/compile';
import { type ContentProblem, kindOf, localizedAddress, type SourcePlace, report } from '@idmp/model';
import { summarize, type AssembleOptions, assembleSite, type Site, type SiteDocument } from '@idmp/content';
import { STANDALONE_DIR } from '@idmp/files';
import type { FrozenVersion } from './readVersions';

/** Assembles a version as a site of its own, below its name. Its text is settled, so all its faults are warnings. */
export function assembleVersion(version: FrozenVersion, options: AssembleOptions): Site {
  const { name, folder, folders, sources } = version;
  const texts = new Map(sources.map(({ file, raw }) => [file, raw]));
  const { documents, problems } = placeBelow(
    name,
    version.documents.map((document) => withText(document, texts.get(document.file) ?? '')),
  );
  const ofSite = options.documents.filter(({ document }) => document.file.startsWith(STANDALONE_DIR));
  const site = assembleSite({
    ...options,
    documents: [...documents, ...ofSite],
    folders,
    version: { name, folder },
    questions: [],
    // A version that was cut is settled.
    annotate: (article) => article,
    check: () => [],
  });
  return { ...site, problems: [...problems, ...version.folderProblems, ...faultsIn(folder, site.problems)] };
}

/** Summaries with addresses below the version; a second file on an address gets another one, so that none is lost. */
function placeBelow(
  name: string,
  compiled: readonly CompiledDocument[],
): { documents: SiteDocument[]; problems: ContentProblem[] } {
  const owners = new Map<string, string>();
  const problems: ContentProblem[] = [];
  const documents = compiled.map((document) => {
    const summary = summarize(document);
    const wanted = [name, summary.slug].filter(Boolean).join('/');
    let slug = wanted;
    const addressOf = (): string => localizedAddress(document.locale, slug);
    for (let count = 2; owners.has(addressOf()); count++) slug = `${wanted}-${count}`;
    if (slug !== wanted) {
      const owner = owners.get(localizedAddress(document.locale, wanted)) ?? '';
      problems.push(report('version-address.page', placeOfSlug(document), { owner, address: addressOf() }));
    }
    owners.set(addressOf(), document.file);
    return { document, summary: { ...summary, slug } };
  });
  return { documents, problems };
}

const placeOfSlug = ({ file, fieldLines }: CompiledDocument): SourcePlace => ({
  file,
  line: fieldLines['slug'] ?? 1,
});

/** A document whose text cannot be parsed shows it as it was written, instead of an empty page. */
function withText(document: CompiledDocument, raw: string): CompiledDocument {
  if (!document.failed.text) return document;
  const { body } = splitFrontmatter(document.file, raw);
  const [title] = document.tree.children;
  const text = h('pre', { tabIndex: 0 }, [h('code', [body.trim()])]);
  return { ...document, tree: { ...document.tree, children: [...(title ? [title] : []), text] } };
}

/** What readers of a version miss. */
function faultsIn(folder: string, problems: readonly ContentProblem[]): ContentProblem[] {
  return problems
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .filter(({ severity, code }) => severity === 'error' || kindOf(code) === 'foreign-component')
    .map((problem) => ({ ...problem, severity: 'warning' }));
}
