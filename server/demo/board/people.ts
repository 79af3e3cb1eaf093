import { familyNames, femaleNames, maleNames, townFirsts } from '../name-stock.ts'
import { Random } from '../random.ts'

/** Where somebody comes from who is called to boards from outside. */
const professions = [
  {
    kind: 'law',
    weight: 16,
    joined: '弁護士登録',
    post: 'パートナー',
    bodies: (town: string) => `${town}葉総合法律事務所`,
  },
  {
    kind: 'audit',
    weight: 16,
    joined: '公認会計士登録',
    post: '代表社員',
    bodies: (town: string) => `${town}野監査法人`,
  },
  {
    kind: 'university',
    weight: 14,
    joined: '助教授',
    post: '教授',
    bodies: (town: string) => `国立大学法人${town}山大学`,
  },
  {
    kind: 'manager',
    weight: 40,
    joined: '入社',
    post: '代表取締役社長',
    bodies: (town: string) => `${town}見産業株式会社`,
  },
  { kind: 'bank', weight: 14, joined: '入行', post: '常務執行役員', bodies: (town: string) => `株式会社${town}浜銀行` },
] as const
export type Profession = (typeof professions)[number]['kind']

/** Words that boards of the market use for skills, in the order of their columns. */
export const skillNames = [
  '企業経営',
  '財務・会計',
  '法務・リスク管理',
  'グローバル',
  'ESG・サステナビリティ',
  '研究開発・技術',
  'IT・デジタル',
  '人事・人材開発',
  '営業・マーケティング',
] as const
type Skill = (typeof skillNames)[number]

const usualSkills: Readonly<Record<Profession, readonly Skill[]>> = {
  law: ['法務・リスク管理', 'ESG・サステナビリティ'],
  audit: ['財務・会計', '法務・リスク管理'],
  university: ['研究開発・技術', 'ESG・サステナビリティ'],
  manager: ['企業経営', 'グローバル', '営業・マーケティング'],
  bank: ['財務・会計', 'グローバル'],
}

/** An invented person. Nothing says whether it is a woman or a man: filings state that as a count. */
export interface DemoPerson {
  readonly name: string
  readonly birthDate: string
  readonly skills: readonly string[]
}

/** Somebody who may sit on several boards. */
export interface Outsider extends DemoPerson {
  /** Number among those of the market. */
  readonly index: number
  readonly profession: Profession
  /** Steps of the career before any board of this market. */
  readonly career: readonly string[]
}

/** Names come from one stock, whoever bears them. */
const givenNames = [...maleNames, ...femaleNames]
export const drawName = (random: Random) => `${random.pick(familyNames)}${random.pick(givenNames)}`

const two = (value: number) => String(value).padStart(2, '0')
export const drawBirth = (random: Random, year: number) =>
  `${year}-${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`

/** How many outsiders a market has: so many that boards share some, and never so few that none is of an age. */
export const poolOf = (companies: number) => Math.max(600, 10 * companies)

/** One of the market's outsiders by number: always the same person. */
export function outsiderOf(index: number, seed: number): Outsider {
  const random = new Random(`${seed} outsider ${index}`)
  const born = random.integer(1938, 1972)
  const profession = random.weighted(professions)
  const body = profession.bodies(random.pick(townFirsts))
  const month = () => random.pick([1, 4, 6, 10])
  return {
    index,
    name: drawName(random),
    birthDate: drawBirth(random, born),
    profession: profession.kind,
    skills: skillsOf(usualSkills[profession.kind], random),
    career: [
      `${born + 25}年${month()}月　${body}${profession.kind === 'law' || profession.kind === 'audit' ? '入所' : profession.joined}`,
      `${born + 44 + random.integer(0, 4)}年${month()}月　同${profession.kind === 'manager' || profession.kind === 'bank' ? '社' : ''}${profession.post}`,
    ],
  }
}

/** The usual ones of a profession or post, and some more. */
export function skillsOf(usual: readonly string[], random: Random): string[] {
  const skills = new Set(usual)
  for (const skill of skillNames) if (random.chance(0.16)) skills.add(skill)
  return skillNames.filter((skill) => skills.has(skill))
}
