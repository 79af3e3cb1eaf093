/** Numbers of invented companies that pass the checks of their registers and are in ranges that these do not give out. */

const letters = (text: string) => [...text].map((character) => Number.parseInt(character, 36)).join('')

/** Thirteen digits of the tax agency's pattern; the first is the check digit. */
export function corporateNumberOf(index: number): string {
  const digits = `98${String(index + 1).padStart(10, '0')}`
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 2), 0)
  return `${9 - (sum % 9)}${digits}`
}

/** Twenty characters that leave 1 when divided by 97 (ISO 17442). */
export function leiOf(index: number): string {
  const body = `9845SATOYAMA${String(index).padStart(6, '0')}`
  return `${body}${String(98n - (BigInt(`${letters(body)}00`) % 97n)).padStart(2, '0')}`
}

/** An ISIN of a Japanese share, `JP3ddddd000d`. */
export const shareIsinOf = (index: number): string =>
  isinOf(`JP3${String(95_000 - 7 * (index % 13_000)).padStart(5, '0')}000`)

/** Any security's: eleven characters and the check digit of all together. */
export function isinOf(body: string): string {
  const sum = [...letters(body)].reverse().reduce((total, digit, place) => {
    const weighted = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

/** `E90001`; the register has not come to these numbers. */
export const edinetCodeOf = (index: number): string => `E9${String(index + 1).padStart(4, '0')}`
