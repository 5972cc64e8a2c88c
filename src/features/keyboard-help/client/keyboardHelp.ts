import english from '../../../../locales/en/help.json';
import chinese from '../../../../locales/zh-Hans/help.json';
import { DEFAULT_LOCALE, isLocale } from '../../../core/model/locale';
import * as styles from './keyboardHelp.later.module.css';

const TEXTS = { 'zh-Hans': chinese, en: english };

/** Keyboard shortcuts, most used first. */
const KEYS: readonly (readonly [text: keyof typeof english, ...keys: string[]])[] = [
  ['help.search', '/', 'Ctrl K'],
  ['help.move', '↑', '↓'],
  ['help.chapters', '←', '→'],
  ['help.open', 'Enter'],
  ['help.tabs', '←', '→'],
  ['help.bilingual', 'Alt L'],
  ['help.close', 'Esc'],
  ['help.skip', 'Tab'],
  ['help.help', '?'],
];

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

/** Shows a dialog with all keyboard shortcuts. */
export function showKeyboardHelp(): void {
  const { lang } = document.documentElement;
  const texts = TEXTS[isLocale(lang) ? lang : DEFAULT_LOCALE];
  const title = element('h2', texts['help.title']);
  title.id = 'idmp-keys';
  const close = element('button', '×');
  close.className = 'icon-button';
  close.ariaLabel = close.title = texts['help.dismiss'];
  const rows = KEYS.map(([text, ...keys]) =>
    element('div', element('dt', ...keys.map((key) => element('kbd', key))), element('dd', texts[text])),
  );
  const dialog = element('dialog', title, close, element('dl', ...rows));
  dialog.className = styles.help ?? '';
  dialog.setAttribute('aria-labelledby', title.id);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
