import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../../../page/ui/__tests__/nativeDialog';
import texts from '../../../../../../locales/zh-Hans/popup.json';
import type { PopupSource } from '../../../model/contactForm';
import { ALERT_MS } from '../../../../../settings/limits';
import { ContactPopup } from '../ContactPopup';
import type { ContactActions } from '../contactClient';
import { clearDraft } from '../drafts';

const subscribeMock = jest.fn<Promise<boolean>, Parameters<ContactActions['subscribe']>>();
const salesMock = jest.fn<Promise<boolean>, Parameters<ContactActions['contactSales']>>();
const actions: ContactActions = { subscribe: subscribeMock, contactSales: salesMock };
const onClose = jest.fn();

beforeAll(() => {
  Object.assign(globalThis, { __PATH_PREFIX__: '' });
  // jsdom has no layout: an element with a rectangle counts as visible.
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
});

afterEach(() => {
  jest.useRealTimers();
  jest.resetAllMocks();
  clearDraft('subscribe');
  clearDraft('sales');
});

function show(source: PopupSource) {
  const view = render(<ContactPopup source={source} texts={texts} onClose={onClose} actions={actions} />);
  return { user: userEvent.setup(), ...view };
}

/** A request that stays pending until the test settles it. */
function pending(): { promise: Promise<boolean>; answer: (value: boolean) => Promise<void> } {
  let resolve: (value: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((settle) => (resolve = settle));
  return { promise, answer: async (value) => act(async () => resolve(value)) };
}

const field = (label: string): HTMLElement => screen.getByLabelText(label);
const submitButton = (): HTMLElement => screen.getByRole('button', { name: '提交' });

async function fillSales(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(field('姓名'), '李雷');
  await user.type(field('公司名'), 'Example');
  await user.type(field('邮箱'), 'li@example.com');
  await user.type(field('手机号'), '13800138000');
  await user.type(field('留言'), '你好');
}

describe('ContactPopup', () => {
  it('distinguishes a missing address from an invalid one, focuses the field and clears the alert after two seconds', () => {
    jest.useFakeTimers();
    show('subScription');
    const email = screen.getByPlaceholderText('请输入您的邮箱');
    fireEvent.click(submitButton());
    expect(screen.getByRole('alert')).toHaveTextContent('请输入邮件地址');
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('请输入邮件地址');
    expect(email).toBeInvalid();
    fireEvent.input(email, { target: { value: 'a@x' } });
    fireEvent.click(submitButton());
    expect(screen.getByRole('alert')).toHaveTextContent('电子邮件不正确');
    act(() => void jest.advanceTimersByTime(ALERT_MS));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('电子邮件不正确');
    fireEvent.input(email, { target: { value: 'a@example.com' } });
    expect(email).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText('电子邮件不正确')).not.toBeInTheDocument();
    expect(subscribeMock).not.toHaveBeenCalled();
  });

  it('says that all fields are required, and links to the privacy policy', () => {
    show('contactSales');
    expect(screen.getByText(/所有字段均为必填/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '隐私政策' })).toHaveAttribute(
      'href',
      'https://www.taosdata.com/privacy',
    );
  });

  it('validates the sales form in field order', async () => {
    const { user } = show('contactSales');
    const steps: [string, string, string][] = [
      ['请输入您的名字', '姓名', '李雷'],
      ['请输入公司名', '公司名', 'Example'],
      ['请输入邮件地址', '邮箱', 'li@'],
      ['电子邮件不正确', '邮箱', 'example.com'],
      ['请输入手机号码', '手机号', '1380013800'],
      ['手机号码不正确', '手机号', '0'],
      ['请留言', '留言', '你好'],
    ];
    for (const [alert, label, typed] of steps) {
      await user.click(submitButton());
      expect(screen.getByRole('alert')).toHaveTextContent(alert);
      expect(field(label)).toHaveFocus();
      await user.type(field(label), typed);
    }
    expect(salesMock).not.toHaveBeenCalled();
    salesMock.mockResolvedValue(false);
    await user.click(submitButton());
    expect(salesMock).toHaveBeenCalledTimes(1);
  });

  it('lists the categories with TDengine Enterprise first', () => {
    show('contactSales');
    const options = screen.getAllByRole('option').map((option) => option.textContent);
    expect(options).toEqual([
      'TDengine Enterprise',
      'TDengine Cloud',
      '渠道伙伴',
      '集成 · 技术伙伴',
      'OEM 伙伴',
    ]);
    expect(field('咨询类别')).toHaveDisplayValue('TDengine Enterprise');
  });

  it('submits once for clicks in the same task and shows the busy state', async () => {
    const { user } = show('contactSales');
    const call = pending();
    salesMock.mockReturnValue(call.promise);
    await fillSales(user);
    const button = submitButton();
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.submit(button.closest('form') as HTMLFormElement);
    expect(salesMock).toHaveBeenCalledTimes(1);
    expect(button).toHaveTextContent('正在提交…');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await call.answer(false);
    expect(button).toHaveTextContent('提交');
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(field('留言')).toHaveValue('你好');
  });

  it('aborts a pending request on close and keeps the input', async () => {
    const { user, unmount } = show('contactSales');
    salesMock.mockReturnValue(pending().promise);
    await fillSales(user);
    await user.click(submitButton());
    const signal = salesMock.mock.calls[0]?.[2];
    unmount();
    expect(signal?.aborted).toBe(true);
    show('contactSales');
    expect(field('手机号')).toHaveValue('13800138000');
  });
});
