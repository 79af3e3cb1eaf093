/** Milliseconds for which a call waits before it is told to come back (`market.preparing`); `docs/operations.md` says the same. */
export interface Patience {
  /** For the scores of the present market. */
  readonly present: number
  /** For a past day, which takes longer than anybody waits. */
  readonly pastDay: number
  /** For a model: levers, forecasts, ratings, regressions. */
  readonly model: number
}

export const usualPatience: Patience = { present: 20_000, pastDay: 2000, model: 2000 }
