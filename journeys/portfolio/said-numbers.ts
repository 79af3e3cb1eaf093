/** A number as a screen prints it, without its sign and separators. */
export interface PrintedNumber {
  readonly text: string
  readonly value: number
  readonly decimals: number
}

/** One that a screen prints elsewhere, or one that an answer holds in full. */
export type SourceNumber = PrintedNumber | number

/** Signs and names that are no figures: years, days, scopes, units and standards. */
const names =
  /FY\d{4}|\d{4}年\d+月期|\d{4}年(?:\d+月\d+日)?|\d{4}[/-]\d\d[/-]\d\d|\d{1,2} [A-Z][a-z]+ \d{4}|[Ss]copes? ?\d(?:[+, ]+(?:and )?\d)*|¥100m|JPY 100m|1億円|PCAF|8割|four fifths|10社|ten largest|PAI \d+|CO2e?|（\d[ab]?）| \(\d[ab]?\)|[\d.]+ ?(?:°C|℃)(?:以下|の目標|or| target)/g

export function numbersIn(text: string): PrintedNumber[] {
  return (text.replace(names, ' ').match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => {
    const plain = one.replaceAll(',', '')
    return { text: one, value: Number(plain), decimals: plain.split('.')[1]?.length ?? 0 }
  })
}

/** Whether one of these is printed so: as it is, as a per cent, or rounded further than it is printed elsewhere. */
export function isSaid({ value, decimals }: PrintedNumber, sources: readonly (SourceNumber | null)[]): boolean {
  const half = 0.5 * 10 ** -decimals + 1e-9
  return sources.some((one) =>
    one === null
      ? false
      : typeof one === 'number'
        ? [1, 100].some((times) => Math.abs(Math.abs(one * times) - value) <= half)
        : one.decimals >= decimals &&
          Math.abs(one.value - value) <= half + (one.decimals > decimals ? 0.5 * 10 ** -one.decimals : 0),
  )
}
