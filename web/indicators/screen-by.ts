/** The company search with a condition on an indicator, open at both ends for the reader to narrow. */
export function screenBy(code: string): string {
  const query = new URLSearchParams({ where: `${code}(..)`, columns: `sustainability_score,${code}`, sort: `-${code}` })
  return `/v2/comparisons?${query}`
}
