import { webAddress } from '#contract/wire/link.ts'

interface Linked {
  readonly url: string | null
  readonly number: string | null
  readonly publisher: string
}

/** EDINET's page of a document; its number is all that the address needs. */
const edinetPage = (number: string) =>
  `https://disclosure2.edinet-fsa.go.jp/WZEK0040.aspx?${encodeURIComponent(number)},,`

/** Where a document can be read; null while neither its address nor its number is known. */
export function documentLink({ url, number, publisher }: Linked): string | null {
  return webAddress(url ?? '') ?? (number && publisher === 'EDINET' ? edinetPage(number) : null)
}
