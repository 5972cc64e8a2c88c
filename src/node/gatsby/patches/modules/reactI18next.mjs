// The parts of react-i18next that the translation plugin uses; its index would also bundle the <Trans> parser.
export { I18nextProvider } from '$react-i18next/I18nextProvider.js';
export { useTranslation } from '$react-i18next/useTranslation.js';
