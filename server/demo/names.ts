import { firsts, kanaEnds, kanaFirsts, kanaMiddles, seconds, type trades } from './name-stock.ts'
import { Random } from './random.ts'

/** A name's stem in three scripts. */
interface Stem {
  readonly ja: string
  readonly kana: string
  readonly en: string
}

interface Name {
  readonly ja: string
  readonly kana: string
  readonly en: string
}

const split = (text: string) => text.split('|').map((entry) => entry.split(' '))
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)

/** Every stem there is, in an order that the seed decides. */
export function stemsOf(seed: number): Stem[] {
  const kanji = split(firsts).flatMap(([ja, kana, en]) =>
    split(seconds).map((last) => ({ ja: ja! + last[0]!, kana: kana! + last[1]!, en: capital(en! + last[2]!) })),
  )
  const katakana = split(kanaFirsts).flatMap(([first, en]) =>
    split(kanaMiddles).flatMap(([middle, enMiddle]) =>
      split(kanaEnds).map(([end, enEnd]) => {
        const ja = first! + middle! + end!
        return { ja, kana: ja, en: capital(en! + enMiddle! + enEnd!) }
      }),
    ),
  )
  const random = new Random(`${seed} stems`)
  // As many names in katakana as in kanji at first, as on the exchange; a larger market takes the rest of them.
  const other = random.shuffled(katakana)
  const first = random.shuffled([...kanji, ...other.slice(0, kanji.length)])
  return uniqueIn([...first, ...other.slice(kanji.length)])
}

/** Two spellings may read alike in one script; only the first of them stays. */
function uniqueIn(stems: readonly Stem[]): Stem[] {
  const usedNames = new Set<string>()
  return stems.filter(({ kana, en }) => {
    const isNew = !usedNames.has(kana) && !usedNames.has(en)
    usedNames.add(kana).add(en)
    return isNew
  })
}

type Trade = (typeof trades)[number]

/** The name of a company: its stem, its trade, its legal form before or after; a few are holding companies. */
export function nameOf(stem: Stem, trade: Trade, suffix: Trade['suffixes'][number], random: Random): Name {
  const [ja, kana, en] = suffix
  const isHolding = random.chance(0.08) && !ja.includes('グループ')
  const isForeign = stem.ja === stem.kana
  const name = {
    ja: stem.ja + ja + (isHolding ? 'ホールディングス' : ''),
    kana: stem.kana + kana + (isHolding ? 'ホールディングス' : ''),
    en: `${stem.en} ${en}${isHolding ? ' Holdings' : ''}`,
  }
  const isBank = trade.tse33 === '7050'
  const isFirst = isForeign ? random.chance(0.6) : random.chance(0.3)
  return {
    ja: isFirst ? `株式会社${name.ja}` : `${name.ja}株式会社`,
    kana: name.kana,
    en: `${name.en}${isBank ? ', Ltd.' : random.pick([' Co., Ltd.', ' Corporation', ', Inc.', ' Co., Ltd.'])}`,
  }
}
