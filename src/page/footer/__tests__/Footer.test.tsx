import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { POPUP_SOURCES } from '@idmp/model';
import { clientFeatures } from '../../feature/clientFeature';
import { enhanceQrCards } from '../qrCards';
import { Footer } from '../Footer';

beforeAll(() => {
  Object.assign(globalThis, { __PATH_PREFIX__: '/docs' });
  clientFeatures.set(() => [{ name: 'contact', popups: POPUP_SOURCES }]);
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

describe('QR cards', () => {
  it('stay closed after a click until the pointer moves, even if the layout does', () => {
    const { container } = render(<Footer locale="zh-Hans" />);
    const stop = enhanceQrCards(container);
    const weChat = screen.getByRole('button', { name: '微信公众号' });
    const opened = () => [...container.querySelectorAll('[data-open] button')];
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
});
