import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

export interface SelfSigned {
  /** PEM. */
  readonly key: string;
  /** PEM. */
  readonly cert: string;
}

const ECDSA_WITH_SHA256 = object('2a8648ce3d040302');
const COMMON_NAME = object('550403');
const SUBJECT_ALT_NAME = object('551d11');

/** A certificate for these hosts that nobody vouches for, made now: Node signs, but has no maker of certificates. */
export function selfSigned(hosts: readonly string[]): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(tagged(0x31, sequence(COMMON_NAME, utf8('Baton stage, loopback only'))));
  const serial = Buffer.concat([Buffer.from([0x01]), randomBytes(15)]);
  const dates = sequence(utcTime('200101000000Z'), utcTime('491231235959Z'));
  const extensions = tagged(0xa3, sequence(sequence(SUBJECT_ALT_NAME, octets(altNames(hosts)))));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const version = tagged(0xa0, tagged(0x02, Buffer.from([2])));
  const body = sequence(version, tagged(0x02, serial), sequence(ECDSA_WITH_SHA256), name, dates, name, key, extensions);
  const signature = createSign('sha256').update(body).sign(privateKey);
  const cert = sequence(body, sequence(ECDSA_WITH_SHA256), tagged(0x03, Buffer.from([0]), signature));
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: pem(cert) };
}

function altNames(hosts: readonly string[]): Buffer {
  return sequence(...hosts.map((host) => tagged(0x82, Buffer.from(host, 'ascii'))));
}

/** One DER value: tag, length, content (X.690). */
function tagged(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const inner = Buffer.concat(content);
  if (inner.length < 0x80) return Buffer.concat([Buffer.from([tag, inner.length]), inner]);
  const length = Buffer.from(inner.length.toString(16).padStart(4, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, inner]);
}

function sequence(...content: readonly Uint8Array[]): Buffer {
  return tagged(0x30, ...content);
}

function object(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, 'hex'));
}

function octets(content: Uint8Array): Buffer {
  return tagged(0x04, content);
}

function utf8(text: string): Buffer {
  return tagged(0x0c, Buffer.from(text));
}

function utcTime(text: string): Buffer {
  return tagged(0x17, Buffer.from(text, 'ascii'));
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
