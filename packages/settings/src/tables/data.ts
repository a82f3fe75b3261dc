import * as kinds from '../kinds';
import { optional, withDefault } from '../setting';

const STYLE = kinds.oneOf('path', 'host');

/** Database, files, and how long things are kept. */
export const data = {
  WAYMARK_DATA: withDefault<string>(kinds.text, '.waymark', 'The data folder.'),
  DATABASE_URL: optional<string>(
    kinds.secretAddress('postgres', 'postgresql'),
    'The PostgreSQL database, postgres://user:password@host/name, instead of the embedded one. Required for several nodes.',
  ),
  WAYMARK_SECRET: optional<string>(
    kinds.secret,
    'Signs upload addresses, failure reports of pages and operators’ commands. Required for several nodes, the same on each; created in the data folder by default.',
  ),
  WAYMARK_DEMO: optional<boolean>(
    kinds.onOff,
    'Fills an empty database with the demo, whose passwords are public. On by default only for npm start with the embedded database and no WAYMARK_URL.',
  ),
  WAYMARK_DEMO_PLAY: withDefault<boolean>(kinds.onOff, 'on', 'Simulated teams that play the demo’s live games.'),
  WAYMARK_S3_ENDPOINT: optional<string>(
    kinds.address('http', 'https'),
    'Stores uploads in an S3-compatible bucket instead of the data folder.',
  ),
  WAYMARK_S3_BUCKET: optional<string>(kinds.text, 'Name of the bucket.'),
  WAYMARK_S3_ACCESS_KEY: optional<string>(kinds.text, 'Access key of the bucket.'),
  WAYMARK_S3_SECRET_KEY: optional<string>(kinds.secret, 'Secret key of the bucket.'),
  WAYMARK_S3_REGION: withDefault<string>(kinds.text, 'us-east-1', 'Region of the bucket.'),
  WAYMARK_S3_STYLE: withDefault<'path' | 'host'>(STYLE, 'path', 'Whether the bucket is named in the path or the host.'),
  WAYMARK_STORE: optional<string>(
    kinds.text,
    'The release store, a folder or s3://bucket/prefix; the build itself by default.',
  ),
  WAYMARK_STORE_ENDPOINT: optional<string>(kinds.address('http', 'https'), 'As WAYMARK_S3_ENDPOINT, for releases.'),
  WAYMARK_STORE_ACCESS_KEY: optional<string>(kinds.text, 'As WAYMARK_S3_ACCESS_KEY, for releases.'),
  WAYMARK_STORE_SECRET_KEY: optional<string>(kinds.secret, 'As WAYMARK_S3_SECRET_KEY, for releases.'),
  WAYMARK_STORE_REGION: optional<string>(kinds.text, 'As WAYMARK_S3_REGION, for releases.'),
  WAYMARK_STORE_STYLE: optional<'path' | 'host'>(STYLE, 'As WAYMARK_S3_STYLE, for releases.'),
  WAYMARK_SIGNING_KEY: optional<string>(kinds.secret, 'Signs the registry of releases: an ed25519 key in PEM.'),
  WAYMARK_REGISTRY_KEY: optional<string>(
    kinds.form(/^[A-Za-z0-9+/]{43}=$/, 'be 32 bytes in base64'),
    'The public key with which shells verify the registry; that of the build by default.',
  ),
  WAYMARK_HISTORY_DAYS: withDefault<number>(
    kinds.whole(0),
    '730',
    'Days that the history of who changed what is kept; 0 for forever.',
  ),
  WAYMARK_EXPORT_DAYS: withDefault<number>(
    kinds.whole(1, 30),
    '30',
    'Days that finished exports can be downloaded before they are deleted.',
  ),
  WAYMARK_TRASH_DAYS: withDefault<number>(
    kinds.whole(1),
    '30',
    'Days that stored files which belong to no upload stay in the trash (trash/… beside them) before they are deleted.',
  ),
} as const;
