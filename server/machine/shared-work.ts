/** Where the state, the next piece and the threads at work stand in the shared numbers. */
const [state, next, busy] = [0, 1, 2]
/** What the states are. */
const [undecided, begun, over] = [0, 1, 2]

/**
 * Pieces of one work that several threads take in turn: one leads and knows when everything is done, others help if they are free. Each
 * piece is taken once, by whoever comes first, so that it does not matter when a helper begins, or whether it ever does.
 */
export class SharedWork {
  readonly #shared: Int32Array
  readonly #pieces: number

  /** @param shared three numbers in shared memory, 0 at first, the same for all threads; see {@link SharedWork.memory} */
  constructor(shared: Int32Array, pieces: number) {
    this.#shared = shared
    this.#pieces = pieces
  }

  static memory(): Int32Array {
    return new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT))
  }

  /** Begin, and come back when every piece is done, by whomever. */
  lead(work: (pieces: Iterable<number>) => void): void {
    this.#decide(begun)
    work(this.#left())
    let others = Atomics.load(this.#shared, busy)
    while (others > 0) {
      Atomics.wait(this.#shared, busy, others)
      others = Atomics.load(this.#shared, busy)
    }
    this.#decide(over)
  }

  /** Tell helpers that nothing is left to do, when the work was not even begun. */
  end(): void {
    this.#decide(over)
  }

  /** Wait until the work begins, then take pieces of it while there are any. */
  help(work: (pieces: Iterable<number>) => void): void {
    Atomics.wait(this.#shared, state, undecided)
    Atomics.add(this.#shared, busy, 1)
    try {
      if (Atomics.load(this.#shared, state) === begun) work(this.#left())
    } finally {
      Atomics.sub(this.#shared, busy, 1)
      Atomics.notify(this.#shared, busy)
    }
  }

  #decide(what: number): void {
    Atomics.store(this.#shared, state, what)
    Atomics.notify(this.#shared, state)
  }

  *#left(): Generator<number> {
    for (;;) {
      const piece = Atomics.add(this.#shared, next, 1)
      if (piece >= this.#pieces) return
      yield piece
    }
  }
}
