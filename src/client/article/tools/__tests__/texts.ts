import texts from '../../../../../locales/en/article.json';
import { messagesOf } from '../../../../model/messages';
import type { ToolMessages } from '../startTools';

/** The English texts of the tools. */
export const english: ToolMessages = messagesOf(texts);

/** What jsdom lacks of popovers: that they open and close. */
export function providePopovers(): void {
  HTMLElement.prototype.togglePopover = (open) => open === true;
}
