import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { buildSync } from 'esbuild';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type * as ReactServer from 'react-dom/server';
import type * as ReactI18next from 'react-i18next';
import type { MdxProps } from '@idmp/compile';
import { readTexts } from '@idmp/files';
import { formatMessage, type Locale, ownValue } from '@idmp/model';
import { alias } from '../../../../package.json';

/** Files that a component imports, of which its text needs nothing. */
const ASSETS = 'module.css css svg png jpg jpeg gif webp avif woff woff2 mp4 webm pdf'.split(' ');
/** Stands for the children of a component. */
const CHILDREN = '\u0001';

const fromProject = createRequire(path.resolve('package.json'));

const NO_DATA = new Error('The build has no data yet.');
/** What components import from Gatsby; its data are not there yet. */
const GATSBY = {
  Link: ({ to, children }: { to: string; children?: ReactNode }) =>
    createElement('a', { href: to }, children),
  graphql: String,
  navigate: () => undefined,
  withPrefix: String,
  useStaticQuery: () => {
    throw NO_DATA;
  },
};

/** The texts that components of a folder render before and after their children; throws what a component throws. */
export function componentTexts(
  folder: string,
): (name: string, props: MdxProps, locale: Locale) => [before: string, after: string] {
  const loaded = new Map<string, ComponentType>();
  return (name, props, locale) => {
    const Component = loaded.get(name) ?? loadComponent(path.resolve(folder, `${name}.tsx`));
    loaded.set(name, Component);
    const { renderToStaticMarkup } = fromProject('react-dom/server') as typeof ReactServer;
    const { I18nContext } = fromProject('react-i18next') as typeof ReactI18next;
    const value = { i18n: { language: locale, t: messagesOf(locale) } } as never;
    const element = createElement(I18nContext.Provider, { value }, createElement(Component, props, CHILDREN));
    let html = '';
    try {
      html = renderToStaticMarkup(element);
    } catch (error) {
      if (error !== NO_DATA) throw error;
    }
    const [before = '', ...after] = textOf(html).split(CHILDREN);
    return [before.trim(), after.join(' ').trim()];
  };
}

type Run = (require: (name: string) => unknown, module: { exports: object }) => void;

/** A component, bundled for Node without styles and pictures. */
function loadComponent(file: string): ComponentType {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    // Those that keep state, so that there is one of each.
    external: ['react', 'react-dom', 'gatsby', 'react-i18next'],
    alias,
    loader: Object.fromEntries(ASSETS.map((name) => [`.${name}`, 'empty'])),
    define: { __PATH_PREFIX__: '""' },
    logLevel: 'silent',
  });
  const module = { exports: {} };
  const run = compileFunction(outputFiles[0]?.text ?? '', ['require', 'module']) as Run;
  run((name) => (name === 'gatsby' ? GATSBY : fromProject(name)), module);
  return (module.exports as { default: ComponentType }).default;
}

/** What `useMessages` looks up. */
function messagesOf(locale: Locale) {
  const texts = readTexts('client')[locale];
  return (key: string, values = {}): string => formatMessage(ownValue(texts, key) ?? key, values);
}

/** Tags within words. */
const INLINE = /^\/?(?:a|abbr|b|bdi|code|em|i|kbd|mark|s|small|span|strong|sub|sup|time|u|var)\b/;
const SIGNS = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }));

/** Text of HTML that React has rendered, which escapes all signs of tags in texts and attributes. */
function textOf(html: string): string {
  const [start = '', ...tags] = html.split('<');
  const texts = tags.map((tag) => (INLINE.test(tag) ? '' : ' ') + tag.slice(tag.indexOf('>') + 1));
  return [start, ...texts]
    .join('')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, sign: string) => SIGNS.get(sign) ?? '')
    .replace(/\s+/g, ' ');
}
