import { htmlOf } from './compile';
import { unbreakableParts } from '../wordBreaks';

describe('long code', () => {
  it('wraps at dots, slashes and underscores, also in commands', async () => {
    expect(await htmlOf('`quarkus.log.max_backup_index`')).toContain(
      '<code>quarkus.log.<wbr>max_<wbr>backup_<wbr>index</code>',
    );
    expect(await htmlOf('```bash\ncat /usr/local/taos/idmp/config/a.yml\n```')).toContain(
      'taos/<wbr>idmp/<wbr>',
    );
    expect(await htmlOf('`tda.jwt.expiry`')).not.toContain('wbr');
    expect(await htmlOf("`grep -E 'kind:|claimName|mountPath'`")).toContain('kind:|<wbr>claimName|<wbr>');
  });

  it('keeps options and the beginnings of addresses whole', async () => {
    expect(await htmlOf('`up -d --no-deps`')).toContain(
      '<code>up <span class="whole">-d</span> <span class="whole">--no-deps</span></code>',
    );
    expect(await htmlOf('`git clone https://github.com/a/b`')).toContain('https://github.com/<wbr>a');
  });

  it.each([
    ['http://localhost:6042', ['http://localhost:6042']],
    ['https://docs.docker.example.com/a', ['https://docs.', 'docker.', 'example.com/', 'a']],
    ['-o /usr/local/application.yml:/usr', ['', '-o', '', '/usr/', 'local/', 'application.yml:', '/usr']],
    ['host of 192.168.100.100:6042', ['host', 'of', '192.168.100.100:6042']],
    ['版本1.0.5.0的 KEY', ['', '', '1.0.5.0', '', 'KEY']],
  ])('%s keeps its parts whole', (text, parts) => {
    expect(unbreakableParts(text)).toEqual(parts);
  });
});
