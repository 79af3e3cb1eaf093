import type { DemoCompany } from '../companies.ts'
import { familyNames, femaleNames, maleNames, townFirsts } from '../name-stock.ts'
import { Random } from '../random.ts'

interface DemoOfficer {
  readonly name: string
  readonly title: string
  readonly birthDate: string
  readonly career: readonly string[]
  readonly term: string
  readonly sharesHeld: number
  readonly isOutside: boolean
}

interface BoardFigures {
  readonly directors: number
  readonly independent: number
  readonly women: number
}

/** The board of an invented company in the numbers its figures give: as many directors, outside ones and women. */
export function boardOf(
  company: DemoCompany,
  { directors, independent, women }: BoardFigures,
  year: number,
  seed: number,
): DemoOfficer[] {
  const random = new Random(`${seed} board ${company.index}`)
  const usedNames = new Set<string>()
  return Array.from({ length: directors }, (_, position) => {
    const isOutside = position >= directors - independent
    // Women come to boards from outside first.
    const isWoman = position >= directors - women
    const name = freeName(isWoman ? femaleNames : maleNames, random, usedNames)
    const age = isOutside ? random.integer(52, 74) : random.integer(50, 68)
    return {
      name,
      title: titleOf(position, isOutside, random),
      birthDate: `${year - age}-${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`,
      career: careerOf(company, isOutside, year - age, random),
      term: '2年',
      sharesHeld: isOutside ? random.integer(0, 30) * 100 : Math.round(Math.exp(9 + 1.2 * random.normal()) / 100) * 100,
      isOutside,
    }
  })
}

const two = (value: number) => String(value).padStart(2, '0')

function freeName(givenNames: readonly string[], random: Random, usedNames: Set<string>): string {
  for (;;) {
    const name = `${random.pick(familyNames)}${random.pick(givenNames)}`
    if (usedNames.has(name)) continue
    usedNames.add(name)
    return name
  }
}

function titleOf(position: number, isOutside: boolean, random: Random): string {
  if (isOutside) return '社外取締役'
  return (
    ['代表取締役社長', '代表取締役会長', '取締役専務執行役員', '取締役常務執行役員'][position] ??
    random.pick(['取締役', '取締役執行役員', '取締役上席執行役員'])
  )
}

/** Steps that name invented employers only. */
function careerOf({ nameJa }: DemoCompany, isOutside: boolean, born: number, random: Random): string[] {
  const town = () => random.pick(townFirsts)
  const step = (year: number, text: string) => `${year}年${random.pick([1, 4, 6, 10])}月　${text}`
  if (!isOutside) {
    return [
      step(born + 23, `${nameJa}入社`),
      step(
        born + 41,
        `同社${random.pick(['経営企画部', '生産本部', '海外事業部', '人事部', '財務部', '技術開発本部'])}長`,
      ),
      step(born + 48, '同社執行役員'),
      step(born + 51, '同社取締役（現任）'),
    ]
  }
  const from = random.pick([
    `${town()}葉総合法律事務所`,
    `${town()}野監査法人`,
    `国立大学法人${town()}山大学`,
    `${town()}見シンクタンク株式会社`,
  ])
  return [
    step(born + 25, `${from}入所`),
    step(born + 45, `${from}${random.pick(['代表', '教授', 'パートナー', '理事'])}`),
    step(born + 54, `${nameJa}社外取締役（現任）`),
  ]
}

interface DemoTarget {
  readonly name: string
  readonly target: string
  readonly performance: string | null
  readonly unit: string
  readonly period: string
}

/** Targets in words that agree with the company's own figures; null figures give none. */
export function targetsOf(figures: ReadonlyMap<string, number>): DemoTarget[] {
  const has = (code: string) => figures.get(code) ?? null
  const [cut, achieved, women, now, netZero, renewable] = [
    has('E-CC-031'),
    has('E-CC-026'),
    has('S-DV-026'),
    has('S-DV-002'),
    has('E-CC-034'),
    has('E-EN-004'),
  ]
  return [
    ...(cut === null
      ? []
      : [
          {
            name: '温室効果ガス排出量（Scope1・2）の削減率（2013年度比）',
            target: `${cut}`,
            performance: achieved === null ? null : `${achieved}`,
            unit: '%',
            period: '2030年度',
          },
        ]),
    ...(netZero === null
      ? []
      : [
          {
            name: '温室効果ガス排出量の実質ゼロ',
            target: 'ネットゼロ',
            performance: null,
            unit: '',
            period: `${netZero}年`,
          },
        ]),
    ...(women === null
      ? []
      : [
          {
            name: '管理職に占める女性の割合',
            target: `${women}`,
            performance: now === null ? null : `${now}`,
            unit: '%',
            period: '2030年度',
          },
        ]),
    ...(renewable === null
      ? []
      : [
          {
            name: '電力に占める再生可能エネルギーの割合',
            target: `${Math.min(100, Math.round((renewable + 40) / 10) * 10)}`,
            performance: `${renewable}`,
            unit: '%',
            period: '2030年度',
          },
        ]),
  ]
}
