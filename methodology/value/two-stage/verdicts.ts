/** What ESG adds to the price of a market, told of a year that the model had not seen. */
export const verdicts = ['adds', 'unclear', 'nothing'] as const
export type Verdict = (typeof verdicts)[number]
