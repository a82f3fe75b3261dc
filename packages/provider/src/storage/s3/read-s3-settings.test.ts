import { readSettings } from '../../settings';

const bucket = {
  WAYMARK_S3_ENDPOINT: 'https://s3.example',
  WAYMARK_S3_BUCKET: 'marks',
  WAYMARK_S3_ACCESS_KEY: 'key',
  WAYMARK_S3_SECRET_KEY: 'secret',
};

it('stores files in the data folder unless a bucket is set', () => {
  expect(readSettings({})).not.toHaveProperty('s3');
  expect(readSettings(bucket).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'marks',
    accessKey: 'key',
    secretKey: 'secret',
    region: 'us-east-1',
    style: 'path',
  });
});

it('names every missing or invalid bucket setting', () => {
  const read = () =>
    readSettings({ WAYMARK_S3_BUCKET: 'marks', WAYMARK_S3_ENDPOINT: 'ftp://x', WAYMARK_S3_STYLE: 'y' });
  for (const text of ['WAYMARK_S3_ACCESS_KEY', 'WAYMARK_S3_SECRET_KEY', '"ftp://x"', '"y"']) expect(read).toThrow(text);
  const geocoder = () => readSettings({ WAYMARK_GEOCODING_URL: 'https://maps.example' });
  expect(geocoder).toThrow('{address}');
});
