import { formatMessage } from '@idmp/model';
import type { Copier } from '../../../page/platform/copier';
import type { FilterTexts } from '../model/filterTexts';

/** The tools of all rows. */
export interface RowTools {
  /** Whether Tab reaches them: not before the reader has narrowed the rows down. */
  reach: (isReached: boolean) => void;
  remove: () => void;
}

/** Adds a link to each row, and a button that copies the value in its first cell. */
export function addRowTools(rows: readonly HTMLElement[], texts: FilterTexts, copier: Copier): RowTools {
  const boxes = rows.map((row) => {
    const first = row.firstElementChild;
    const name = (first?.querySelector('code') ?? first)?.textContent.trim() ?? '';
    const link = document.createElement('a');
    link.href = `#${row.id}`;
    link.textContent = '#';
    link.setAttribute('aria-label', formatMessage(texts.link, { name }));
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', formatMessage(texts.copy, { name }));
    button.addEventListener('click', () => void copier.copy(button, name));
    const box = document.createElement('span');
    box.className = 'row-tools';
    box.append(link, button);
    row.lastElementChild?.append(box);
    return box;
  });
  return {
    reach: (isReached) => {
      for (const box of boxes)
        for (const tool of box.children) (tool as HTMLElement).tabIndex = isReached ? 0 : -1;
    },
    remove: () => boxes.forEach((box) => box.remove()),
  };
}
