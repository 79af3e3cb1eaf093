import { withoutUnseen } from '../wire/typed.ts'

/** Letters of other scripts that look like one of ours in most fonts, in lower case, and what they look like. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аαɑ', 'a'],
    ['ЬƄ', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['еε', 'e'],
    ['һ', 'h'],
    ['іιıl1|ӏ', 'i'],
    ['јϳ', 'j'],
    ['кκ', 'k'],
    ['мμ', 'm'],
    ['ηп', 'n'],
    ['оοσ0', 'o'],
    ['рρ', 'p'],
    ['ѕ', 's'],
    ['тτ', 't'],
    ['υц', 'u'],
    ['νѵ', 'v'],
    ['ѡω', 'w'],
    ['хχ', 'x'],
    ['уγ', 'y'],
    ['力', 'カ'],
    ['口', 'ロ'],
    ['二', 'ニ'],
    ['八', 'ハ'],
    ['工', 'エ'],
    ['夕', 'タ'],
    ['卜', 'ト'],
    ['へ', 'ヘ'],
    ['べ', 'ベ'],
    ['ぺ', 'ペ'],
    ['一―ｰ', 'ー'],
  ].flatMap(([letters, plain]) => [...letters!].map((letter) => [letter, plain!])),
)

/**
 * What a name reads as, so that two names that a reader takes for one have one key: width and case are folded, spaces and marks
 * between letters left out, and letters that look like another replaced by it. For comparing alone; nobody sees it.
 */
export function nameKey(name: string): string {
  const letters = withoutUnseen(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
  return [...letters].map((letter) => lookalikes[letter] ?? letter).join('')
}
