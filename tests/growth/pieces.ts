/** Something whose work must grow as what it is given does, and no faster. */
export interface Piece {
  /** Sizes at which its work is counted. */
  readonly sizes: readonly [number, number]
  /** How much faster than its size its work may grow; 1.2 when left out. One half is work that does not grow with it. */
  readonly most?: number
  /**
   * A size of which a square would take hours. For what meets texts: what the engine of regular expressions does inside one match is
   * not counted, so that it is tried whether it ends.
   */
  readonly huge?: number
  /** Makes what it is given, and answers the work itself. */
  readonly given: (size: number) => () => unknown
}

export type Pieces = Readonly<Record<string, Piece>>

/** Loaded where they are asked for: a counter counts what is loaded after it has begun. */
export async function loadPieces(): Promise<Pieces> {
  const [{ texts }, { crowds }] = await Promise.all([import('./texts.ts'), import('./crowds.ts')])
  return { ...texts, ...crowds }
}
