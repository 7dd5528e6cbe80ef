import { describe, expect, test } from 'vitest';
import { barredPorts } from '../../app/server/barred-ports.ts';
import { readEnvironment } from '../../app/server/environment.ts';
import { clientOf } from '../../app/server/http/client.ts';

describe('the environment', () => {
  test('has the defaults that operators are told, for empty variables too', () => {
    const defaults = {
      PORT: 3000,
      HOST: '127.0.0.1',
      CHAT_TIMEOUT_MS: 60_000,
      CHAT_CONTEXT_TOKENS: 1500,
      CHAT_GAPS: '0',
      CHAT_GAPS_FILE: 'var/gaps.json',
      OUTBOX_DIR: 'var/outbox',
      TRUST_PROXY: 0,
      SITE_HOSTS: [],
      LOG_LEVEL: 'info',
    };
    expect(readEnvironment({})).toEqual(defaults);
    expect(readEnvironment({ PORT: '', SMTP_URL: '', PATH: '/bin' })).toEqual(defaults);
  });

  test('reads what is given', () => {
    const given = { PORT: '0', CHAT_UPSTREAM: 'http://ollama:11434/', SMTP_URL: 'smtps://u:p@mx' };
    const { PORT, CHAT_UPSTREAM, SMTP_URL } = readEnvironment(given);
    expect({ PORT, CHAT_UPSTREAM, SMTP_URL }).toEqual({
      PORT: 0,
      CHAT_UPSTREAM: 'http://ollama:11434',
      SMTP_URL: 'smtps://u:p@mx',
    });
  });

  test.each([
    ['CHAT_UPSTREAM', ' http://10.0.0.7:11434/ ', 'http://10.0.0.7:11434'],
    ['SMTP_URL', 'smtp://mx.example\n', 'smtp://mx.example'],
    ['PORT', ' 80', 80],
    ['CHAT_TIMEOUT_MS', '290000 ', 290_000],
    ['OUTBOX_DIR', '/var/outbox ', '/var/outbox'],
    ['CHAT_GAPS_FILE', '\t', 'var/gaps.json'],
  ])('%s=%j is taken without the blanks around it', (name, value, taken) => {
    expect(readEnvironment({ [name]: value })).toMatchObject({ [name]: taken });
  });

  test('takes hosts as browsers ask for them', () => {
    const { SITE_HOSTS } = readEnvironment({
      SITE_HOSTS: 'A.example, 10.0.0.5:3000,[2001:db8::7]:8443',
    });
    expect(SITE_HOSTS).toEqual(['a.example', '10.0.0.5:3000', '[2001:db8::7]:8443']);
  });

  test.each([
    ['SITE_HOSTS', 'a.example:443', ':443'],
    ['SITE_HOSTS', 'b.example,a.example:80', ':80'],
    ['CHAT_UPSTREAM', 'http://ollama?', 'without ? or #'],
    ['CHAT_UPSTREAM', 'http://ollama#', 'without ? or #'],
  ])('%s=%s is refused with the sign that may not be there', (name, value, sign) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(sign);
  });

  test.each([
    ['CHAT_UPSTREAM', 'https://models.example/ollama'],
    ['SMTP_URL', 'smtp://user%40mx.example:50%25@mx.example:587/?requireTLS=true'],
    ['REDIS_URL', 'rediss://:pass%2Fword@redis:6380/2'],
    ['HOST', '::'],
  ])('%s=%s is taken as it is', (name, value) => {
    expect(readEnvironment({ [name]: value })).toMatchObject({ [name]: value });
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3e3'],
    ['PORT', 'http'],
    ['HOST', 'a b'],
    ['CHAT_UPSTREAM', 'ollama:11434'],
    ['CHAT_UPSTREAM', 'ftp://ollama'],
    // `fetch` would refuse every question.
    ['CHAT_UPSTREAM', 'http://user:password@ollama'],
    ['CHAT_UPSTREAM', 'http://ollama/?key=value'],
    ['CHAT_UPSTREAM', 'http://ollama/#part'],
    ['CHAT_UPSTREAM', 'http://ollama:0'],
    ['CHAT_UPSTREAM', 'http://olla ma'],
    ['CHAT_UPSTREAM', 'http://olla\nma'],
    ['CHAT_TIMEOUT_MS', '0'],
    // `fetch` would end by itself what is waited for as long.
    ['CHAT_TIMEOUT_MS', '290001'],
    ['CHAT_CONTEXT_TOKENS', 'many'],
    ['CHAT_GAPS', 'yes'],
    ['CHAT_EMBEDDINGS', 'nomic-embed-text'],
    ['CHAT_TIMEOUT_MS', 'soon'],
    ['SMTP_URL', 'https://mx.example'],
    ['SMTP_URL', 'mx.example'],
    ['SMTP_URL', 'smtp:mx.example'],
    ['SMTP_URL', 'smtp://mx.example:99999'],
    ['SMTP_URL', 'smtp://mx.example/inbox'],
    ['SMTP_URL', 'smtp://user:50%@mx.example'],
    ['TRUST_PROXY', 'yes'],
    ['SITE_HOSTS', 'https://a.example'],
    ['SITE_HOSTS', 'a.example/'],
    ['SITE_HOSTS', 'a.example b.example'],
    ['SMTP_URL', 'smtp://mx.example:0'],
    ['SMTP_URL', 'smtp://mx.example#'],
    ['REDIS_URL', 'redis://redis:6379/0#'],
    ['REDIS_URL', 'localhost'],
    ['REDIS_URL', 'redis://redis/limits'],
    ['REDIS_URL', 'redis://user:50%@redis'],
    ['LOG_LEVEL', 'loud'],
    // Nobody would ever ask at these.
    ['PORT', '6000'],
    ['CHAT_UPSTREAM', 'http://ollama:6000'],
    ['CHAT_UPSTREAM', 'https://ollama:587'],
    ['SITE_HOSTS', 'a.example:6000'],
    ['SITE_HOSTS', '*'],
    ['SITE_HOSTS', '*.example.org'],
    ['SITE_HOSTS', "a'b.example"],
    ['SITE_HOSTS', 'a..example'],
    ['SMTP_URL', 'smtp://mx.example?socketTimeout=abc'],
    ['SMTP_URL', 'smtp://mx.example?maxConnections=1'],
    ['SMTP_URL', 'smtp://mx.example?greetingTimeout=-5'],
    ['SMTP_URL', 'smtp://mx.example?requireTLS=banana'],
    ['SMTP_URL', 'smtp://mx.example?requireTLS='],
    ['SMTP_URL', 'smtp://mx.example?requiretls=true'],
    ['SMTP_URL', 'smtp://mx.example?requireTLS=true&requireTLS=false'],
    ['SMTP_URL', 'smtp://mx.example?requireTLS=true&url=smtp://127.0.0.1:1'],
    ['SMTP_URL', 'smtp://mx.example?logger=true&debug=true'],
    ['SMTP_URL', 'smtp://mx.example?tls.rejectUnauthorized=false'],
    ['SMTP_URL', 'smtp://mx.example?toString=true'],
    ['REDIS_URL', 'redis://redis?commandTimeout=abc'],
    ['REDIS_URL', 'redis://redis?'],
  ])('%s=%s stops the start with one line', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`));
  });

  test('bars the ports that this Node itself asks nobody at', async () => {
    const ask = (port: number) =>
      fetch(`http://127.0.0.1:${port}`).catch((error: Error) => error.cause);
    const asked = await Promise.all([...barredPorts].map(ask));
    expect(new Set(asked.map(String))).toEqual(new Set(['Error: bad port']));
  });

  test('does not repeat secrets', () => {
    const read = () => readEnvironment({ SMTP_URL: 'http://user:secret@mx' });
    expect(read).toThrow(/^SMTP_URL: (?!.*secret)[^\n]+$/);
  });
});

describe('the name of a client', () => {
  const named = (forwarded: string, hops: number, socket = '10.0.0.9') =>
    clientOf(new Headers(forwarded ? { 'X-Forwarded-For': forwarded } : {}), socket, { hops });

  test.each([
    ['', 0, '10.0.0.9'],
    ['1.1.1.1', 0, '10.0.0.9'],
    ['6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
    ['6.6.6.6, 1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
    ['1.1.1.1', 3, '1.1.1.1'],
    ['', 1, '10.0.0.9'],
    ['2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::/64'],
    ['2001:db8::7', 1, '2001:db8::/64'],
    ['::ffff:1.2.3.4', 1, '1.2.3.4'],
    ['1.2.3.4:56789', 1, '1.2.3.4'],
    ['[2001:db8:1:2:3:4:5:6]:443', 1, '2001:db8:1:2::/64'],
    ['[2001:db8::7]', 1, '2001:db8::/64'],
  ])('behind %j and %i proxies is %s', (forwarded, hops, client) => {
    expect(named(forwarded, hops).address).toBe(client);
  });

  test.each([
    ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
    ['2001:db8:1:201::', '2001:db8:1:200::/56'],
    ['192.0.2.7', undefined],
  ])('of %s has the network %s', (forwarded, network) => {
    expect(named(forwarded, 1).network).toBe(network);
  });

  test('that is no address is shared by all such', () => {
    expect(named('unknown', 1)).toEqual(named('_hidden', 1));
  });
});
