import { hashOf, sign } from './sign';

const example = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const day = new Date('2013-05-24T00:00:00Z');
const signatureOf = ({ authorization }: { authorization: string }) => authorization.split('Signature=')[1];

/** The examples in Amazon's description of the signature. */
it.each([
  [
    'a part of an object',
    { method: 'GET', path: '/test.txt', headers: { range: 'bytes=0-9' }, body: '' },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'an object to store',
    {
      method: 'PUT',
      path: '/test%24file.text',
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: 'Welcome to Amazon S3.',
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'a listing',
    { method: 'GET', path: '/?max-keys=2&prefix=J', headers: {}, body: '' },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('signs %s as Amazon documents', (_, { method, path, headers, body }, expected) => {
  const url = new URL(`https://examplebucket.s3.amazonaws.com${path}`);
  const named = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
  expect(signatureOf(sign({ method, url, headers: named, contentHash: hashOf(body) }, example, day))).toBe(expected);
});
