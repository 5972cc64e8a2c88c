import { classNamer, styleModules } from '../shortClassNames';

const FILES = Array.from({ length: 30 }, (_, index) => `/src/${index}.module.css`);

describe('classNamer', () => {
  it('gives a class the same short name each time', () => {
    const nameOf = classNamer(FILES);
    expect(nameOf('/src/0.module.css', 'list')).toBe('aA');
    expect(nameOf('/src/0.module.css', 'item')).toBe('aB');
    expect(nameOf('/src/0.module.css', 'list')).toBe('aA');
  });

  it('never repeats a name', () => {
    const nameOf = classNamer(FILES);
    const names = FILES.flatMap((file) =>
      Array.from({ length: 60 }, (_, index) => nameOf(file, `c${index}`)),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z]+[A-Z]+$/.test(name ?? ''))).toEqual([]);
  });

  it('leaves those of packages to the loader', () => {
    expect(classNamer(FILES)('/node_modules/a/b.module.css', 'list')).toBeUndefined();
  });
});

describe('styleModules', () => {
  it('finds the modules of the project by their full paths, sorted', () => {
    const files = styleModules();
    expect(files.length).toBeGreaterThan(10);
    expect(files).toEqual(files.toSorted());
    expect(files.filter((file) => !/^\/.*\.module\.css$/.test(file))).toEqual([]);
  });
});
