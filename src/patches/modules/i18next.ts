import { formatMessage, type MessageValues } from '@idmp/model';

type Texts = Readonly<Record<string, string>>;

/** What the translation plugin passes, as far as it is used. */
interface Options {
  lng: string;
  /** By language and namespace. */
  resources: Readonly<Record<string, Readonly<Record<string, Texts>>>>;
  defaultNS: string;
  fallbackNS: readonly string[];
}

/** The part of i18next that the translation plugin and `useMessages` use: looks up the texts that came with the page. */
class Translations {
  language = '';
  private tables: readonly Texts[] = [];

  init({ lng, resources, defaultNS, fallbackNS }: Options): void {
    this.language = lng;
    this.tables = [defaultNS, ...fallbackNS].map((name) => resources[lng]?.[name] ?? {});
  }

  t(key: string, values?: MessageValues): string {
    const texts = this.tables.find((table) => key in table);
    return formatMessage(texts?.[key] ?? key, values);
  }
}

export default { createInstance: () => new Translations() };
