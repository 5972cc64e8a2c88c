import texts from '../../../../../locales/en/article.json';
import { messagesOf } from '../../../../types/messages';
import type { ToolMessages } from '../startTools';

/** English texts of the tools. */
export const english: ToolMessages = messagesOf(texts);

/** Polyfills opening and closing popovers, which jsdom lacks. */
export function providePopovers(): void {
  HTMLElement.prototype.togglePopover = (open) => open === true;
}
