// Preloaded into all processes of a build: logs and blocks external requests.
const fs = require('node:fs');
const dns = require('node:dns');
const net = require('node:net');

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/;

/** Logs an address and throws. */
function refuse(host) {
  fs.appendFileSync(process.env.DENIED_HOSTS, `${host}\n`);
  return Object.assign(new Error(`no network: ${host}`), { code: 'ENETUNREACH' });
}

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...args) {
  const [first] = Array.isArray(args[0]) ? args[0] : args;
  const host = typeof first === 'object' ? (first.path ?? first.host) : args[1];
  const isLocal = typeof first === 'string' || (typeof first === 'object' && first.path !== undefined);
  if (isLocal || typeof host !== 'string' || LOOPBACK.test(host)) return connect.apply(this, args);
  this.destroy(refuse(host));
  return this;
};

const { lookup } = dns;
dns.lookup = function (host, ...rest) {
  if (LOOPBACK.test(host)) return lookup.call(dns, host, ...rest);
  rest.at(-1)(refuse(host));
};
