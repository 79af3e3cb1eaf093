/** What went wrong with a request, by what has to be done about it. */
export type TroubleKind =
  /** The source is busy or broken: try again later. */
  | 'later'
  /** The source says that it was too much. */
  | 'too-much'
  /** There is no key, or the source does not take it. */
  | 'key'
  /** The source refuses us as we are. */
  | 'blocked'
  /** The request is wrong: a fault of ours, or the source has changed. */
  | 'our-fault'
  /** An address that is not of the source: a redirect to elsewhere, or not encrypted. */
  | 'foreign'
  /** More bytes than such an answer may have. */
  | 'too-large'
  /** What came is not what the source says it is, or not what it was: renamed columns, a page moved. */
  | 'changed'
  /** This machine has no room for it. */
  | 'space'
  /** This machine's clock is not the source's. */
  | 'clock'

export class Trouble extends Error {
  readonly kind: TroubleKind
  /** Milliseconds that the source asks to wait; null where it says nothing. */
  readonly wait: number | null

  constructor(
    kind: TroubleKind,
    message: string,
    { wait = null, cause }: { wait?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.kind = kind
    this.wait = wait
  }
}

/** Troubles that go away by themselves. */
export const isPassing = ({ kind }: Trouble) => kind === 'later' || kind === 'too-much'
