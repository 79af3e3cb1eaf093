export interface FileAtHand {
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly sha256: string
}
