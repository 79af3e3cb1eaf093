import type { DemoCompany } from '../companies.ts'
import { demoDay } from '../companies.ts'
import { Random } from '../random.ts'
import { type NewsEvent, newsEvents, publishers } from './news-events.ts'

export interface DemoArticle {
  readonly publishedAt: string
  readonly publisher: string
  readonly titleJa: string
  readonly titleEn: string
  readonly bodyJa: string
  readonly bodyEn: string
  readonly category: string | null
  readonly sentiment: number
  readonly severity: number | null
  readonly story: string | null
}

const places =
  `宮城県北部 northern Miyagi|茨城県 Ibaraki|千葉県沿岸 coastal Chiba|静岡県東部 eastern Shizuoka|愛知県 Aichi|三重県 Mie|滋賀県 Shiga|兵庫県播磨地方 the Harima area|岡山県 Okayama|広島県東部 eastern Hiroshima|山口県 Yamaguchi|愛媛県 Ehime|福岡県北九州地方 northern Kyushu|熊本県 Kumamoto|北海道 Hokkaido|新潟県 Niigata|富山県 Toyama|石川県 Ishikawa|長野県 Nagano|栃木県 Tochigi|ベトナム Vietnam|タイ Thailand|インドネシア Indonesia|インド India|北米 North America|欧州 Europe`
    .split('|')
    .map((entry) => ({ ja: entry.slice(0, entry.indexOf(' ')), en: entry.slice(entry.indexOf(' ') + 1) }))

const day = 86_400_000
const end = Date.parse(demoDay)
const days = 5 * 365

/** What was written about an invented company in five years; more about larger ones, worse about badly run ones. */
export function newsOf(company: DemoCompany, seed: number): DemoArticle[] {
  const random = new Random(`${seed} news ${company.index}`)
  const count = random.poisson(3.6 * Math.exp(0.55 * company.size))
  const weighted = newsEvents.map((event) => ({
    event,
    weight: event.weight * Math.exp(0.45 * event.sentiment * company.quality),
  }))
  return Array.from({ length: count }, (_, index) => {
    const { event } = random.weighted(weighted)
    const at = end - Math.floor(random.uniform() ** 1.2 * days) * day
    return articlesOf(company, event, { at, key: `${company.edinetCode}-${index}`, random })
  }).flat()
}

interface Occasion {
  readonly at: number
  readonly key: string
  readonly random: Random
}

function articlesOf(company: DemoCompany, event: NewsEvent, { at, key, random }: Occasion): DemoArticle[] {
  const facts = factsOf(company, random)
  const variant = random.integer(0, event.ja.titles.length - 1)
  const publisher = random.pick(publishers)
  const tone = (sentiment: number) =>
    Math.round(100 * Math.max(-1, Math.min(1, sentiment + 0.12 * random.normal()))) / 100
  const story = event.after ? `demo:${key}` : null
  const first: DemoArticle = {
    publishedAt: minuteOf(at, random),
    publisher: publisher.ja,
    titleJa: filled(event.ja.titles[variant]!, facts.ja),
    titleEn: filled(event.en.titles[variant]!, facts.en),
    bodyJa: filled(event.ja.body, facts.ja),
    bodyEn: filled(event.en.body, facts.en),
    category: event.category,
    sentiment: tone(event.sentiment),
    severity: event.severity,
    story,
  }
  const later = at + (event.after?.days ?? 0) * day
  if (!event.after || later >= end) return [first]
  const { ja, en, sentiment } = event.after
  return [
    first,
    {
      ...first,
      publishedAt: minuteOf(later, random),
      titleJa: filled(ja[0], facts.ja),
      titleEn: filled(en[0], facts.en),
      bodyJa: filled(ja[1], facts.ja),
      bodyEn: filled(en[1], facts.en),
      sentiment: tone(sentiment),
      severity: sentiment >= 0 ? null : event.severity,
    },
  ]
}

type Facts = Readonly<Record<string, string>>

/** The same facts in both languages; amounts grow with the company. */
function factsOf(company: DemoCompany, random: Random): { ja: Facts; en: Facts } {
  const place = random.pick(places)
  const million = Math.max(1, Math.exp(7.3 + 0.9 * company.size + 0.9 * random.normal()))
  const oku = million >= 100 ? Math.round(million / 100) : 0
  const people = Math.round(Math.exp(6 + 0.8 * company.size + 0.7 * random.normal()) / 10) * 10 + 20
  const shared = {
    n: String(random.integer(2, 14)),
    percent: random.chance(0.5) ? String(random.integer(5, 48)) : (5 + 30 * random.uniform()).toFixed(1),
    people: people.toLocaleString('en'),
    year: String(random.pick([2028, 2030, 2030, 2030, 2032, 2035])),
    tons: (Math.round(Math.exp(8 + 0.8 * random.normal()) / 100) * 100 + 100).toLocaleString('en'),
  }
  const bare = company.nameJa.replace('株式会社', '')
  return {
    ja: {
      ...shared,
      name: bare,
      place: place.ja,
      amount: oku > 0 ? `${oku.toLocaleString('en')}億円` : `${(100 * Math.round(million)).toLocaleString('en')}万円`,
    },
    en: {
      ...shared,
      name: company.nameEn.replace(/,? (Co\., Ltd\.|Corporation|Inc\.|Ltd\.)$/, ''),
      place: place.en,
      amount:
        oku >= 10 ? `¥${oku / 10} billion` : oku > 0 ? `¥${oku * 100} million` : `¥${Math.round(million)} million`,
    },
  }
}

function filled(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')
}

function minuteOf(at: number, random: Random): string {
  const date = new Date(at).toISOString().slice(0, 10)
  return `${date} ${String(random.integer(7, 19)).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')}`
}
