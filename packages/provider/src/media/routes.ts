import { randomUUID } from 'node:crypto';
import { UPLOAD_EXTENSIONS, uploadKindOf } from '@waymark/studio';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { mostBytesByKind } from './limits';
import { checkRoom } from './quota';
import { insertSigned } from './repo';

/** Which files may be uploaded, and signed addresses for them. */
export function mediaRoutes(services: Services): HandlersOf<'uploadPolicy' | 'signUpload'> {
  const { config, database, limits, origin, signer, now } = services;
  return {
    uploadPolicy: async () => ({
      max_bytes: config.mostUploadBytes,
      max_bytes_by_kind: mostBytesByKind(config.mostUploadBytes),
      extensions: [...UPLOAD_EXTENSIONS],
    }),

    signUpload: async ({ params: { extension }, caller }) => {
      const kind = uploadKindOf(`.${extension}`);
      if (!kind) throw errors.invalid({ extension: [`Files of the type .${extension} cannot be uploaded.`] });
      await checkRoom(database.db, { ownerId: caller.userId, mostBytes: config.storagePerAccount });
      await limits.upload(caller);
      const uuid = randomUUID();
      await insertSigned(database.db, {
        uuid,
        white_label_id: caller.whiteLabelId,
        owner_id: caller.userId,
        extension,
        kind,
        created_at: now(),
      });
      const name = `${uuid}.${extension}`;
      return { signature: `${origin()}/media/upload/${name}?${signer.sign(name)}`, name };
    },
  };
}
