import type { Element } from 'hast';
import { h } from 'hastscript';
import {
  AGGREGATES,
  FIRST_TRIGGER,
  TRIGGER_KINDS,
  triggerOf,
  WINDOW_SETTINGS,
} from '../model/windowSettings';
import { SCALE, windowsView, type ViewNode, type WindowTexts } from '../model/windowsView';
import type { CompileContext } from '@idmp/markdown';
import { ownValue } from '@idmp/model';

type Messages = CompileContext['options']['messages'];

const COLUMNS = ['open', 'close', 'run', 'result'] as const;
const HOURS = ['0:00', '6:00', '12:00', '18:00', '24:00'];

/** The playground of triggers and windows: the form, and the result of the first trigger, which needs no script. */
export function windowPlayground(messages: Messages): Element {
  const t = (key: string): string => ownValue(messages, key) ?? key;
  const texts: WindowTexts = {
    summary: t('windows.summary'),
    stillOpen: t('windows.stillOpen'),
    nextDay: t('windows.nextDay'),
    none: t('windows.none'),
  };
  const { shapes, rows, summary } = windowsView(triggerOf(FIRST_TRIGGER), 'avg', texts);
  return h('div.window-playground', { dataWindows: JSON.stringify(texts) }, [
    form(t),
    h('div.window-picture', { ariaHidden: 'true' }, [
      h(
        'div.window-scale',
        SCALE.map((value, index) => h('span', [index === 0 ? `${value} A` : String(value)])),
      ),
      h(
        'svg',
        { viewBox: '0 0 1440 100', preserveAspectRatio: 'none', dataShapes: '' },
        shapes.map(toElement),
      ),
      h(
        'div.window-hours',
        HOURS.map((hour) => h('span', [hour])),
      ),
    ]),
    h(
      'ul.window-legend',
      ['curve', 'window', 'run'].map((name) =>
        h('li', { className: [`legend-${name}`] }, [t(`windows.legend.${name}`)]),
      ),
    ),
    h('p', { role: 'status', dataSummary: '' }, [summary]),
    table(t, rows),
    ...TRIGGER_KINDS.map((kind) =>
      h('p', { dataKind: kind, hidden: kind !== FIRST_TRIGGER }, [t(`windows.assumption.${kind}`)]),
    ),
  ]);
}

type Texts = (key: string) => string;

function form(t: Texts): Element {
  const options = (names: readonly string[], group: string, chosen: string): Element[] =>
    names.map((name) =>
      h('option', { value: name, selected: name === chosen }, [t(`windows.${group}.${name}`)]),
    );
  return h('form', { ariaLabel: t('windows.title'), autoComplete: ['off'] }, [
    h('label', [
      t('windows.trigger'),
      ' ',
      h('select', { name: 'kind' }, options(TRIGGER_KINDS, 'kind', FIRST_TRIGGER)),
    ]),
    h('label', [
      t('windows.function'),
      ' ',
      h('select', { name: 'function' }, options(AGGREGATES, 'function', 'avg')),
    ]),
    ...TRIGGER_KINDS.flatMap((kind) =>
      WINDOW_SETTINGS[kind].map(({ name, unit, value, min, max, step }) =>
        h('label', { dataKind: kind, hidden: kind !== FIRST_TRIGGER }, [
          t(`windows.setting.${name}`),
          ' ',
          h('output', [String(value)]),
          ` ${t(`windows.unit.${unit}`)} `,
          h('input', {
            type: 'range',
            name: `${kind}.${name}`,
            min: String(min),
            max: String(max),
            step: String(step),
            value: String(value),
          }),
        ]),
      ),
    ),
  ]);
}

function table(t: Texts, rows: readonly ViewNode[]): Element {
  return h('div.table-wrap', { role: 'group', tabIndex: 0, ariaLabel: t('windows.table') }, [
    h('table', [
      h('thead', [
        h(
          'tr',
          COLUMNS.map((name) => h('th', { scope: 'col' }, [t(`windows.column.${name}`)])),
        ),
      ]),
      h('tbody', { dataRows: '' }, rows.map(toElement)),
    ]),
  ]);
}

function toElement({ tag, attributes, children }: ViewNode): Element {
  return h(
    tag,
    attributes,
    children.map((child) => (typeof child === 'string' ? child : toElement(child))),
  );
}
