import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { settings } from '../../../../settings/settings';
import type { FootProps } from '../../../../page/feature/clientFeature';

jest.doMock('../../../../page/i18n/useMessages', () => ({ useMessages: () => (key: string) => key }));

const page = {
  feedback: [{ key: 'feedback.report', href: 'https://example.com/new' }],
} as unknown as FootProps['page'];

afterEach(() => {
  settings.feedbackUrl = null;
});

let Helpful: (props: FootProps) => ReactElement | null;

beforeAll(async () => {
  ({ Helpful } = await import('../Helpful'));
});

describe('Helpful', () => {
  it('asks nothing where no address receives the answer', () => {
    expect(render(<Helpful page={page} />).container).toBeEmptyDOMElement();
  });

  it('asks where one does', () => {
    settings.feedbackUrl = 'https://answers.example.com';
    const question = render(<Helpful page={page} />);
    expect(question.getAllByRole('button')).toHaveLength(2);
    expect(question.getByText('feedback.report')).toHaveAttribute('href', 'https://example.com/new');
  });
});
