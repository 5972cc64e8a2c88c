import '@testing-library/jest-dom';
import { enhanceQrCards } from '../qrCards';

const ICON = '<button type="button" data-popup="wechat" data-used></button><div data-qr-card></div>';

it('keeps a card closed if the key that closes its popup reaches another listener first', () => {
  document.body.innerHTML = `<footer><ul><li>${ICON}</li></ul></footer><dialog open></dialog>`;
  const icon = document.querySelector('li');
  const footer = document.querySelector('footer');
  const dialog = document.querySelector('dialog');
  if (!icon || !footer || !dialog) throw new Error('no footer');
  const close = (): void => dialog.remove();
  document.addEventListener('keydown', close);
  const stop = enhanceQrCards(footer);
  dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  icon.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  expect(dialog).not.toBeInTheDocument();
  expect(icon).not.toHaveAttribute('data-open');
  stop();
  document.removeEventListener('keydown', close);
});
