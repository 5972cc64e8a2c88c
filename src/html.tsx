import type { ReactNode } from 'react';

interface HtmlProps {
  htmlAttributes: { lang: string };
  headComponents: ReactNode;
  bodyAttributes: object;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
}

/** The document around each page: Gatsby's own, without tags for browsers that the site does not support. */
export default function Html(props: HtmlProps) {
  return (
    <html {...props.htmlAttributes} lang={props.htmlAttributes.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
