import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A TLS certificate for a local server. */
export interface Certificate {
  /** PEM. */
  readonly key: string;
  /** PEM. */
  readonly cert: string;
  /** Hash of the public key, with which a browser can be told to trust it. */
  readonly spki: string;
}

const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const COMMON_NAME = [0x55, 0x04, 0x03];
const SUBJECT_ALTERNATIVE = [0x55, 0x1d, 0x11];
const DAY = 86_400_000;

/** Creates a self-signed certificate for 127.0.0.1, valid for a day. Node can create keys but not certificates. */
export function makeCertificate(now = new Date()): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(der(0x31, sequence(oid(COMMON_NAME), der(0x0c, Buffer.from('127.0.0.1')))));
  const algorithm = sequence(oid(ECDSA_WITH_SHA256));
  const names = sequence(der(0x87, Buffer.from([127, 0, 0, 1])));
  const extension = sequence(oid(SUBJECT_ALTERNATIVE), der(0x04, names));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(moment(new Date(now.getTime() - DAY)), moment(new Date(now.getTime() + DAY))),
    name,
    spki,
    der(0xa3, sequence(extension)),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(sequence(body, algorithm, signature)),
    spki: createHash('sha256').update(spki).digest('base64'),
  };
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, Buffer.concat(parts));
const oid = (bytes: readonly number[]): Buffer => der(0x06, Buffer.from(bytes));
const moment = (at: Date): Buffer => der(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

function pem(content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
