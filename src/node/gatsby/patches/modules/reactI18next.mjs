// The parts of react-i18next that the translation plugin and we use; its index would also bundle the <Trans> parser.
export { I18nContext } from '$react-i18next/context.js';
export { I18nextProvider } from '$react-i18next/I18nextProvider.js';
