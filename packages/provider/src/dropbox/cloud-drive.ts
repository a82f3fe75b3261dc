/** Why a file could not be stored; jobs and screens share these codes. */
export type DriveFault = 'signed-out' | 'full' | 'refused';

/** Retrying does not help until somebody acts. */
export class DriveRefused extends Error {
  override readonly name = 'DriveRefused';
  readonly fault: DriveFault;

  constructor(fault: DriveFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The storage has forgotten the upload, which starts again. */
export class UploadLost extends Error {
  override readonly name = 'UploadLost';

  constructor() {
    super('The storage no longer knows this upload.');
  }
}

/** A request for access to a person's storage, as in OAuth. */
interface Admission {
  /** Returned unchanged with the person. */
  readonly state: string;
  /** Proves that whoever began the request also completes it. */
  readonly verifier: string;
  /** Address the person returns to. */
  readonly back: string;
}

/** Access that was granted. */
interface Grant {
  /** Opens the storage until access is revoked. */
  readonly grant: string;
  /** How the person recognises their account. */
  readonly account: string;
}

/** A person's storage, open for writing. */
export interface OpenDrive {
  /** Starts an upload. @returns its id */
  begin(): Promise<string>;
  /**
   * Appends a piece at an offset.
   * @returns the next offset; not the end of this piece if the storage has less, or already has it
   * @throws {UploadLost}
   */
  append(upload: string, at: number, piece: Buffer): Promise<number>;
  /** Finishes an upload, replacing a file of that name. @returns its path @throws {UploadLost} */
  finish(upload: string, bytes: number, name: string): Promise<string>;
  /** Revokes the access. */
  leave(): Promise<void>;
}

/** A cloud storage service. */
export interface CloudDrive {
  /** Size of a piece in bytes. */
  readonly piece: number;
  /** Address of the page that asks the person for access. */
  doorOf(admission: Admission): string;
  /** Exchanges the returned code for access. @throws {DriveRefused} */
  admit(code: string, admission: Omit<Admission, 'state'>): Promise<Grant>;
  open(grant: string, signal?: AbortSignal): OpenDrive;
}
