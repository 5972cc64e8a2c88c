import { bannerScript, bannerSetting, bannerText } from '../../settings/baseAddressBanner';
import { splitAddress } from '@idmp/model';

/** Warns if the site is served under a different base URL than it was built for. Works even if nothing else loads. */
export function BaseAddressBanner({ path }: { path: string }) {
  const { locale } = splitAddress(path);
  return (
    <div id="base-banner" role="alert" hidden data-path={path} data-base={__PATH_PREFIX__}>
      {bannerText[locale]} <code>{bannerSetting}</code>
      <script dangerouslySetInnerHTML={{ __html: bannerScript }} />
    </div>
  );
}
