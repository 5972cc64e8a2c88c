import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enhanceFooter } from '../enhanceFooter';
import { enhanceQrCards } from '../qrCards';
import { Footer } from '../Footer';

beforeAll(() => {
  Object.assign(globalThis, { __PATH_PREFIX__: '/docs' });
});

const linksBelow = (heading: string): [string | null, string | null][] => {
  const list = screen.getByRole('heading', { name: heading }).nextElementSibling as HTMLElement;
  return within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

describe('Chinese footer', () => {
  beforeEach(() => {
    render(<Footer locale="zh-Hans" />);
  });

  it('has columns for products, learning, company and scenarios', () => {
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(headings).toEqual(['产品', '学习', '公司', '场景']);
    expect(linksBelow('学习')).toEqual([
      ['TSDB 文档', 'https://docs.taosdata.com/'],
      ['IDMP 文档', 'https://idmpdocs.taosdata.com/'],
      ['博客', 'https://www.taosdata.com/blog'],
      ['资源', 'https://www.taosdata.com/tdengine-resources'],
    ]);
    expect(linksBelow('公司')).toHaveLength(8);
  });

  it('has four buttons that open the popup', () => {
    const buttons = screen
      .getAllByRole('button')
      .map((b) => [b.getAttribute('aria-label') ?? b.textContent, b.dataset['popup']]);
    expect(buttons).toEqual([
      ['微信公众号', 'weChat'],
      ['技术交流群', 'technical'],
      ['订阅', 'subScription'],
      ['联系销售', 'contactSales'],
    ]);
  });

  it('has a QR card with text for each group icon', () => {
    expect(screen.getByAltText('TDengine Database 公众号')).toHaveAttribute('src', '/docs/qr/weChat.svg');
    expect(screen.getByRole('button', { name: '技术交流群' })).toHaveAccessibleDescription(
      '加小T为好友，即可加入物联网大数据技术前沿群',
    );
  });

  it('labels badges and social links', () => {
    expect(screen.getByRole('link', { name: 'ISO 27017 Certified' })).toHaveAttribute(
      'href',
      'https://www.taosdata.com/tdengine/iso-ice-27001-iso-ice-27017-certified',
    );
    expect(screen.getByRole('link', { name: 'weibo link' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'EN' })).toHaveAttribute('rel', 'nofollow');
  });

  it('ends with copyright and filings', () => {
    expect(screen.getByText(/^© 2017-/)).toHaveTextContent(`© 2017-${new Date().getFullYear()} 涛思数据`);
    expect(screen.getByRole('link', { name: '京ICP备17069529号-1' })).toHaveAttribute(
      'href',
      'https://beian.miit.gov.cn/',
    );
    expect(screen.getByText('京公网安备 11010502047618号')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '无障碍声明' })).toHaveAttribute('href', '/docs/accessibility');
  });
});

describe('English footer', () => {
  it('has the columns Products, Resources, Company and Social, and no popup', () => {
    render(<Footer locale="en" />);
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(headings).toEqual(['Products', 'Resources', 'Company', 'Social']);
    expect(linksBelow('Social')[3]).toEqual(['Twitter', 'https://twitter.com/TDengineDB']);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/^© 2022–/)).toHaveTextContent(`© 2022–${new Date().getFullYear()} TDengine`);
    expect(screen.getByRole('link', { name: '中' })).toHaveAttribute('href', 'https://www.taosdata.com/idmp');
    expect(screen.getByRole('link', { name: 'Accessibility' })).toHaveAttribute(
      'href',
      '/docs/en/accessibility',
    );
  });
});

describe('enhanceFooter', () => {
  it('updates the year of an older build', () => {
    jest.useFakeTimers({ now: new Date('2031-05-01') });
    const { container } = render(<Footer locale="en" />);
    jest.setSystemTime(new Date('2032-01-01'));
    enhanceFooter(container);
    expect(container).toHaveTextContent('© 2022–2032 TDengine');
    jest.useRealTimers();
  });

  describe('QR cards', () => {
    function showCards() {
      const { container } = render(<Footer locale="zh-Hans" />);
      const stop = enhanceQrCards(container);
      const [weChat, technical] = ['微信公众号', '技术交流群'].map((name) =>
        screen.getByRole('button', { name }),
      );
      const opened = () => [...container.querySelectorAll('[data-open] button')];
      if (!weChat || !technical) throw new Error('The footer has no QR cards.');
      return { weChat, technical, opened, stop, user: userEvent.setup() };
    }

    it('open one at a time and close on Escape or leaving', async () => {
      const { weChat, technical, opened, stop, user } = showCards();
      act(() => weChat.focus());
      expect(opened()).toEqual([weChat]);
      await user.hover(technical);
      expect(opened()).toEqual([technical]);
      await user.unhover(technical);
      expect(opened()).toEqual([]);
      await user.hover(weChat);
      await user.keyboard('{Escape}');
      expect(opened()).toEqual([]);
      stop();
    });

    it('stay closed if their script loads after the popup was used', () => {
      const { container } = render(<Footer locale="zh-Hans" />);
      const button = screen.getByRole('button', { name: '微信公众号' });
      button.toggleAttribute('data-used', true);
      act(() => button.focus());
      const stop = enhanceQrCards(container);
      expect(container.querySelectorAll('[data-open]')).toHaveLength(0);
      act(() => button.blur());
      act(() => button.focus());
      expect(container.querySelectorAll('[data-open]')).toHaveLength(1);
      stop();
    });

    it('stay closed after a click until the pointer moves, even if the layout does', () => {
      const { weChat, opened, stop } = showCards();
      const send = (type: string, target: Element, clientX: number) =>
        fireEvent(target, new MouseEvent(type, { clientX, clientY: 9, bubbles: true }));
      send('pointerover', weChat, 5);
      expect(opened()).toEqual([weChat]);
      send('click', weChat, 5);
      send('pointerout', weChat, 5);
      send('pointerover', document.body, 5);
      send('pointerover', weChat, 5);
      expect(opened()).toEqual([]);
      send('pointerout', weChat, 50);
      send('pointerover', weChat, 6);
      expect(opened()).toEqual([weChat]);
      stop();
    });

    it('stay closed when a dialog restores focus', async () => {
      const { weChat, technical, opened, stop, user } = showCards();
      await user.click(weChat);
      expect(opened()).toEqual([]);
      const dialog = document.createElement('dialog');
      dialog.innerHTML = '<button>Close</button>';
      dialog.setAttribute('open', '');
      document.body.append(dialog);
      act(() => dialog.querySelector('button')?.focus());
      dialog.remove();
      act(() => weChat.focus());
      expect(opened()).toEqual([]);
      act(() => technical.focus());
      expect(opened()).toEqual([technical]);
      act(() => weChat.focus());
      expect(opened()).toEqual([weChat]);
      stop();
    });
  });
});
