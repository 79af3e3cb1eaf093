import { type DemoCompany, demoDay } from '../../server/demo/companies.ts'
import { newsOf } from '../../server/demo/news/news.ts'
import { Random } from '../../server/demo/random.ts'
import type { NewsRecord } from '../../server/imports/market-records.ts'

/** Invented names that stand in the articles beside the demo market's own words: few are everywhere, most are hardly anywhere. */
const names = 60_000
const fiveYears = 1826
const day = 86_400_000

const syllables =
  'ka キ|ki ヤ|ku ノ|ma ル|mo ビ|na デ|ni タ|no セ|ra ロ|re ミ|ro ト|sa ン|se ガ|so ポ|ta リ|to ス|va ヴ|yu ユ|ze ゼ|lo ラ'
    .split('|')
    .map((pair) => pair.split(' ') as [en: string, ja: string])

/** The name of a rank, the same at every call: `Kamoze` and キビゼ. */
export function nameOfRank(rank: number): readonly [ja: string, en: string] {
  const parts: [string, string][] = []
  for (let rest = rank + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length))
    parts.push(syllables[rest % syllables.length]!)
  const en = parts.map(([latin]) => latin).join('')
  return [`${parts.map(([, kana]) => kana).join('')}社`, en[0]!.toUpperCase() + en.slice(1)]
}

/** By Zipf: the hundredth name is met a hundredth as often as the first. */
const rankOf = (random: Random) => Math.min(names - 1, Math.floor(names ** random.uniform()) - 1)

/** Articles of a market over ten years, so many at least, a company's round after round. */
export function* inventedArticles(
  companies: readonly DemoCompany[],
  count: number,
): Generator<{ readonly company: DemoCompany; readonly record: NewsRecord }> {
  for (let [made, round] = [0, 0]; made < count; round++)
    for (const company of companies) {
      const random = new Random(`${round} names ${company.index}`)
      for (const record of newsOf(company, { companies, seed: round, sales: () => 133_000 })) {
        yield { company, record: inRound(record, round, random) }
        if (++made === count) return
      }
    }
}

/** Every other round lies five years earlier; stories of two rounds are not one. */
function inRound(record: NewsRecord, round: number, random: Random): NewsRecord {
  const [one, other] = [nameOfRank(rankOf(random)), nameOfRank(rankOf(random))]
  return {
    ...record,
    sourceKey: `bench:${round}:${record.sourceKey}`,
    story: record.story && `${round} ${record.story}`,
    publishedAt: round % 2 === 0 ? record.publishedAt : earlier(record.publishedAt),
    bodyJa: `${record.bodyJa}取引先には${one[0]}や${other[0]}がある。`,
    bodyEn: `${record.bodyEn} Its partners include ${one[1]} and ${other[1]}.`,
  }
}

function earlier(moment: string): string {
  const at = Date.parse(`${moment.slice(0, 10)}T00:00:00Z`) - fiveYears * day
  return `${new Date(at).toISOString().slice(0, 10)}${moment.slice(10)}`
}

/** The day on which the articles end. */
export const lastDay = demoDay
