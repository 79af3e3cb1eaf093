/**
 * Passwords that meet the rules and are guessed all the same: a common one, or a word about its owner, with digits and symbols
 * around it. Whoever guesses tries these first, and gets a thousand tries a day.
 */

/** Signs that people put in the place of a letter; a 1 is an l or an i. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
}

/** Different characters that a password has at least. */
const minDifferent = 5

/** Letters that it has at least besides words about its owner. */
const minLetters = 4

/** What may stand beside digits that everybody uses without making them another password. */
const maxBesideDigits = 3

/** Shortest word that says something: of kanji and kana two. */
const shortest = (word: string) => (/^[\x21-\x7e]*$/.test(word) ? 3 : 2)

/** What a finger runs along. */
const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890']
const isRun = (text: string) => rows.some((row) => row.includes(text) || row.includes([...text].reverse().join('')))

/** Words that people here build passwords of and that lists of leaked passwords know poorly; chosen by us. */
const local =
  'satoyama sakura himawari momotaro doraemon pikachu totoro nihon nippon tokyo osaka kyoto yokohama nagoya fujisan ' +
  'tanaka suzuki satou takahashi watanabe yamamoto nakamura kobayashi yamada hanako tarou ' +
  'pasuwado aishiteru daisuki arigatou konnichiwa ohayou kaisha kabushiki toushi shisan shoken'
const localWords = new Set(local.split(' '))

/** Whether a password is easily guessed. `words` are about its owner; `common` are passwords that many have, in lower case. */
export function isGuessable(password: string, words: readonly string[], common: ReadonlySet<string>): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  if (new Set(text).size < minDifferent) return true
  const isCommon = (core: string) => common.has(core) || localWords.has(core) || isRun(core)
  if (coresOf(text).some(isCommon)) return true
  const rest = without(text, words)
  return rest !== text && (lettersOf(rest).length < minLetters || coresOf(rest).some(isCommon))
}

/** Words about an owner, out of an address, names and a company. */
export function wordsAbout(...texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  const words = parts
    .map((part) => part.normalize('NFKC').toLowerCase())
    .filter((part) => part.length >= shortest(part))
  return [...new Set(words)].sort((a, b) => b.length - a.length)
}

/** What a password comes down to: without symbols, without what surrounds its letters, and its digits where little else is there. */
function coresOf(text: string): string[] {
  const plain = text.replace(/[^\p{L}\p{N}]/gu, '')
  const digits = text.replace(/\D/g, '')
  const inside = [/^[^\p{L}]+|[^\p{L}]+$/gu, /[^\p{L}]+$/gu].map((around) => text.replace(around, ''))
  const inner = inside.flatMap((part) => ['l', 'i'].map((one) => lettersOf(spelled(part.replaceAll('1', one)))))
  const cores = [text, plain, ...inner, ...(text.length - digits.length <= maxBesideDigits ? [digits] : [])]
  return cores.filter((core) => core.length >= shortest(core)).flatMap((core) => [core, unitOf(core)])
}

/** `passwordpassword` is `password` twice. */
const unitOf = (text: string) => /^(.{3,}?)\1+$/u.exec(text)?.[1] ?? text

const spelled = (text: string) => text.replace(/[^\p{L}]/gu, (sign) => lookalikes[sign] ?? sign)
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

function without(text: string, words: readonly string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(word, ' '), text)
}
