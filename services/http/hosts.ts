import type { FastifyInstance } from 'fastify';
import net from 'node:net';
import { Refused } from './errors.ts';

const loopbackName = /^(.+\.)?localhost$/i;

export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/i, '');
  return loopbackName.test(host) || address === '::1' || (net.isIPv4(address) && address.startsWith('127.'));
}

/** Whether a host is ours: `PUBLIC_URL`, this machine or an address. Other names may be DNS rebinding. */
export function isOurs(host: string, publicUrl: string): boolean {
  const isAddress = net.isIP(host.replace(/^\[|\]$/g, '')) !== 0;
  return isAddress || isLoopback(host) || host.toLowerCase() === new URL(publicUrl).hostname;
}

/** Whether only a port follows the name: `localhost:8090.evil.example` would pass as `localhost`. */
export const hasPortOrNone = (host: string): boolean => /^(\[[^\]]*\]|[^:]*)(:\d{1,5})?$/.test(host);

/** Rejects all requests, sockets too, under other names: 421, RFC 9110, section 15.5.20. */
export function refuseForeignHosts(app: FastifyInstance, publicUrl: string): void {
  // Most requests use the same name as the last one.
  let lastOfOurs: string | undefined;
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request;
    if (host === lastOfOurs) return done();
    if (hasPortOrNone(host) && isOurs(request.hostname, publicUrl)) {
      lastOfOurs = host;
      return done();
    }
    const Host = 'Ninety is not reached by this name. Its name is that of PUBLIC_URL.';
    return done(new Refused('invalid_input', { Host }, 421));
  });
}

/** Whether the server is reachable only locally: then developers may sit tests with quick clocks. */
export const isTestHost = (publicUrl: string): boolean => isLoopback(new URL(publicUrl).hostname);
