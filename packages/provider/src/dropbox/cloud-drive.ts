/** Why a file does not get into somebody's storage, in the words that jobs and screens share. */
export type DriveFault = 'signed-out' | 'full' | 'refused';

/** Repeating does not help: somebody has to do something first. */
export class DriveRefused extends Error {
  override readonly name = 'DriveRefused';
  readonly fault: DriveFault;

  constructor(fault: DriveFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The upload is not known any more: it begins again. */
export class UploadLost extends Error {
  override readonly name = 'UploadLost';

  constructor() {
    super('The upload is not known any more.');
  }
}

/** How somebody is sent to their storage to admit this platform, and comes back. */
interface Admission {
  /** Comes back with the person. */
  readonly state: string;
  /** Proves that whoever began also ends it. */
  readonly verifier: string;
  /** Address to which they come back. */
  readonly back: string;
}

/** What somebody admitted. */
interface Grant {
  /** Opens their storage until they take it back. */
  readonly grant: string;
  /** What they know their account by. */
  readonly account: string;
}

/** Somebody's storage, open for writing. */
export interface OpenDrive {
  /** Begins an upload. @returns its name */
  begin(): Promise<string>;
  /**
   * Adds a piece at a place.
   * @returns the place of the next one; another than the end of this piece if the storage has less, or has it already
   * @throws {UploadLost}
   */
  append(upload: string, at: number, piece: Buffer): Promise<number>;
  /** Ends an upload; a file of that name is replaced. @returns where it is now @throws {UploadLost} */
  finish(upload: string, bytes: number, name: string): Promise<string>;
  /** Takes back what was admitted. */
  leave(): Promise<void>;
}

/** Storage of other people elsewhere. */
export interface CloudDrive {
  /** Bytes of a piece. */
  readonly piece: number;
  /** Address of the page on which somebody admits this platform. */
  doorOf(admission: Admission): string;
  /** Takes what they came back with. @throws {DriveRefused} */
  admit(code: string, admission: Omit<Admission, 'state'>): Promise<Grant>;
  open(grant: string, signal?: AbortSignal): OpenDrive;
}
