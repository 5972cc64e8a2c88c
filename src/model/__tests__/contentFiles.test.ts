import { isDocumentPath, isIgnoredPath, isPublishedKind, lostDocument } from '../contentFiles';

describe('isDocumentPath', () => {
  it('takes Markdown in every folder, README.md as the page of its folder', () => {
    const paths = ['index.md', '05-basic/README.md', 'a/b.mdx', 'a/_part.md', 'imagesx/a.md', 'images.md'];
    expect(paths.filter((path) => !isDocumentPath(path))).toEqual([]);
  });

  it('leaves out hidden files, images/, packages and other endings', () => {
    const paths = ['.a.md', '.a/b.md', 'a/images/b.md', 'node_modules/a.md', 'A.MD', 'a.json', 'a.svg'];
    expect(paths.filter(isDocumentPath)).toEqual([]);
  });
});

describe('isIgnoredPath', () => {
  it('lets pass what is read as a document, and folders', () => {
    const paths = ['en', 'en/05-basic', 'en/12-release-history/1.0.5.0', 'en/a.md', 'en/05-basic/README.md'];
    expect(paths.filter(isIgnoredPath)).toEqual([]);
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
  it('names each file that looks like a document and is not read', () => {
    expect(lostDocument('CASE.MD')?.hint).toBe('rename it to "CASE.md"');
    expect(lostDocument('images/12-note.md')?.message).toContain('"images"');
    expect(lostDocument('.hidden/a.mdx')?.message).toContain('a dot begins its name');
    expect(['a.md', 'a.svg', 'images/a.png', 'node_modules/a/README.md'].map(lostDocument)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('isPublishedKind', () => {
  it('knows data and media, whatever the case of the ending', () => {
    expect(['a.PNG', 'b.tar.gz', 'c.csv', 'd.mp4'].every(isPublishedKind)).toBe(true);
  });

  it('refuses what browsers run, and what has no ending', () => {
    expect(['a.html', 'b.js', 'c.xml', 'd.mjs', 'LICENSE', 'e.', 'f.swf'].some(isPublishedKind)).toBe(false);
  });
});
