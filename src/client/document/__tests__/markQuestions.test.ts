import { markQuestions } from '../markQuestions';

const heading = (question: string): string =>
  `<div class="heading heading-3"><h3 id="x">${question}</h3><a class="anchor" href="#x" aria-label="x"></a></div>\n`;
const CAUSE = '\n<li><strong>Cause</strong>: it.<ul><li>Now</li></ul></li>\n</ul>';
const article = (html: string): string => `<article class="prose"><h2>Group</h2>${html}</article>`;

describe('markQuestions', () => {
  it('marks the questions of a page whose third-level sections are all answers', () => {
    const html = article(`${heading('<code>a</code>')}<ul>${CAUSE}\n${heading('Why?')}<ul>${CAUSE}`);
    const page = new DOMParser().parseFromString(markQuestions(html), 'text/html').body;
    expect(page.innerHTML.match(/typeof="Question"/g)).toHaveLength(2);
    expect(page.textContent).toBe(new DOMParser().parseFromString(html, 'text/html').body.textContent);
    const paths = [...page.querySelectorAll('[property]')].map((element) => {
      const item = element.parentElement?.closest('[typeof]');
      return `${item?.getAttribute('typeof')}.${element.getAttribute('property')}: ${element.localName}`;
    });
    expect(paths.slice(0, 4)).toEqual([
      'FAQPage.mainEntity: div',
      'Question.name: h3',
      'Question.acceptedAnswer: div',
      'Answer.text: ul',
    ]);
  });

  it('marks a question whose translation has changed since', () => {
    const note = '<p class="stale"><small>Changed. <a href="/x">Compare</a></small></p>\n';
    const html = article(`${heading('Why?')}${note}<ul>${CAUSE}\n${heading('How?')}<ul>${CAUSE}`);
    expect(markQuestions(html).match(/typeof="Question"/g)).toHaveLength(2);
  });

  it('leaves a page with other sections alone', () => {
    const html = article(`${heading('Why?')}<ul>${CAUSE}\n${heading('Other')}<p>Text</p>`);
    expect(markQuestions(html)).toBe(html);
    expect(markQuestions(article(''))).toBe(article(''));
  });
});
