import { fireEvent, screen } from '@testing-library/dom';
import { settings } from '../../../../core/site/settings';
import { answerHelpful } from '../helpful';
import { english } from './texts';

const PAGE =
  '<h1>Layout</h1><div data-helpful><button value="yes">Yes</button><button value="no">No</button></div>';

const posted = jest.fn().mockResolvedValue({ ok: true });
let stop: () => void;

beforeEach(() => {
  globalThis.fetch = posted;
  document.body.innerHTML = `<main>${PAGE}</main>`;
  stop = answerHelpful(document.querySelector('main')!, english);
});

afterEach(() => {
  stop();
  posted.mockClear();
  settings.feedbackUrl = null;
});

describe('answerHelpful', () => {
  it('thanks in place and sends nothing by default', () => {
    fireEvent.click(screen.getByText('Yes'));
    expect(screen.getByRole('status').textContent).toBe('Good to hear.');
    expect(posted).not.toHaveBeenCalled();
  });

  it('links to the issue form, prefilled with the page', () => {
    fireEvent.click(screen.getByText('No'));
    const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
    expect(searchParams.get('title')).toBe('Mistake in “Layout”');
    expect(searchParams.get('body')).toBe('http://localhost/');
  });

  it('sends the answer to the configured endpoint', () => {
    settings.feedbackUrl = 'https://feedback.example.com/docs';
    fireEvent.click(screen.getByText('No'));
    const [url, request] = posted.mock.calls[0] as [string, { body: string }];
    expect(url).toBe('https://feedback.example.com/docs');
    expect(JSON.parse(request.body)).toEqual({ page: '/', helpful: false });
  });
});
