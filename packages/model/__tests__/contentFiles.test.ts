import { isDocumentPath, isIgnoredPath, isPublishedKind, lostDocument } from '../contentFiles';

describe('isDocumentPath', () => {
  it('accepts Markdown in every folder, README.md as the page of its folder', () => {
    const paths = ['index.md', '05-basic/README.md', 'a/b.mdx', 'a/_part.md', 'imagesx/a.md', 'images.md'];
    expect(paths.filter((path) => !isDocumentPath(path))).toEqual([]);
  });

  it('skips hidden files, images/, packages and other extensions', () => {
    const paths = ['.a.md', '.a/b.md', 'a/images/b.md', 'node_modules/a.md', 'A.MD', 'a.json', 'a.svg'];
    expect(paths.filter(isDocumentPath)).toEqual([]);
  });
});

describe('isIgnoredPath', () => {
  it('accepts documents and folders', () => {
    const paths = ['en', 'en/05-basic', 'en/12-release-history/1.0.5.0', 'en/a.md', 'en/05-basic/README.md'];
    expect(paths.filter((path) => isIgnoredPath(path))).toEqual([]);
    expect(paths.filter((path) => isIgnoredPath(path, { watched: true }))).toEqual([]);
  });

  it('accepts what pages are made from while a writer works', () => {
    const made = [
      'glossary.json',
      'en/05-basic/images/a.svg',
      'en/05-basic/_category_.json',
      'questions/a.yml',
    ];
    expect(made.filter((path) => isIgnoredPath(path, { watched: true }))).toEqual([]);
    const others = [
      'README.md',
      'questions/a.md',
      'en/a/images/b.md',
      'en/A.MD',
      'en/.draft.md',
      'en/.a.svg',
    ];
    expect(others.filter((path) => !isIgnoredPath(path, { watched: true }))).toEqual([]);
  });

  it('ignores everything else', () => {
    const paths = [
      'README.md',
      'glossary.json',
      'en/images',
      'en/05-basic/images/a.svg',
      'en/05-basic/images/a.md',
      'en/A.MD',
      'en/.draft.md',
      'en/05-basic/_category_.json',
      'en/a.png',
    ];
    expect(paths.filter((path) => !isIgnoredPath(path))).toEqual([]);
  });
});

describe('lostDocument', () => {
  it('reports each file that looks like a document but is not read', () => {
    expect(lostDocument('CASE.MD')).toEqual({
      code: 'lost-document.case',
      values: { ending: '.MD', renamed: 'CASE.md' },
    });
    expect(lostDocument('images/12-note.md')?.code).toBe('lost-document.folder');
    expect(lostDocument('.hidden/a.mdx')?.code).toBe('lost-document.hidden');
    expect(['a.md', 'a.svg', 'images/a.png', 'node_modules/a/README.md'].map(lostDocument)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('isPublishedKind', () => {
  it('accepts data and media, ignoring the case of the extension', () => {
    expect(['a.PNG', 'b.tar.gz', 'c.csv', 'd.mp4'].every(isPublishedKind)).toBe(true);
  });

  it('rejects files that browsers run, and files without extension', () => {
    expect(['a.html', 'b.js', 'c.xml', 'd.mjs', 'LICENSE', 'e.', 'f.swf'].some(isPublishedKind)).toBe(false);
  });
});
