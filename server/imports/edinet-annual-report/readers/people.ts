import { squeeze } from '#methodology/text/letters.ts'
import { answer, figure, percent, type Reader, type ReadFigure } from './reader.ts'
import { employees, policy, type Report, sentencesIn, sustainability, tablesIn } from './report.ts'

const taggedNow = (report: Report, element: string, member: string) => {
  const fact = report.book
    .of(`jpcrp_cor:${element}`)
    .find(({ context }) => context.yearsBack === 0 && context.member === member)?.fact
  const value = Number(fact?.value ?? Number.NaN)
  return fact && Number.isFinite(value) ? { value, fact } : null
}

/** Temporary staff beside the staff, where both are tagged. */
export const temporaryStaffReader: Reader = {
  name: 'temporary-staff',
  indicators: ['S-LR-003'],
  read(report) {
    const chapter = report.chapters.get('InformationAboutEmployees')
    const member = report.book.isConsolidated ? '' : 'NonConsolidatedMember'
    const staff = taggedNow(report, 'NumberOfEmployees', member)
    const temporary = taggedNow(report, 'AverageNumberOfTemporaryWorkers', member)
    if (!chapter || !staff || !temporary || staff.value <= 0) return []
    const passages = [staff, temporary].map(({ value, fact }) => ({
      chapter,
      address: fact.element,
      text: String(value),
    }))
    const boundary = report.book.isConsolidated ? 'consolidated' : 'parent'
    return [
      figure({
        indicator: 'S-LR-003',
        value: percent(temporary.value, staff.value + temporary.value),
        isDerived: true,
        boundary,
        passages,
      }),
    ]
  },
}

/** Members of the union over the company's staff; none where the report says that there is no union. */
export const unionReader: Reader = {
  name: 'union',
  indicators: ['S-LR-038'],
  read(report) {
    const staff = taggedNow(report, 'NumberOfEmployees', 'NonConsolidatedMember')?.value
    // A holding without a union of its own says nothing of the unions of its group.
    const hasMembers = [...sentencesIn(report, employees)].some(({ text }) => /組合員/.test(text))
    for (const passage of sentencesIn(report, employees)) {
      const text = squeeze(passage.text)
      if (!/組合/.test(text) || /^(その他の|一部の)?[^。、]{0,12}(関係会社|子会社)/.test(text)) continue
      if (
        !hasMembers &&
        /(当社|当社グループ|^)[^。]{0,16}労働組合(は|が)?(結成|組織|存在|あり|設け|ございま)[^。]{0,10}(せん|ない|おらず)/.test(
          text.replace(/^\(\d\)労働組合の状況/, ''),
        )
      )
        return [
          figure({
            indicator: 'S-LR-038',
            value: 0,
            boundary: /^当社(?!グループ)/.test(text) ? 'parent' : null,
            passages: [passage],
          }),
        ]
      const members = /(?:組合員数?は?、?(?:総数は)?|従業員中|組合員総数は?)[^\d。]{0,12}([\d,]+)(?:名|人)/.exec(
        text.replace(/\d{4}年\d{1,2}月(\d{1,2}日|末)?/g, ''),
      )?.[1]
      const count = Number(members?.replace(/,/g, '') ?? Number.NaN)
      if (staff && count > 0 && count <= staff)
        return [
          figure({
            indicator: 'S-LR-038',
            value: percent(count, staff),
            isDerived: true,
            boundary: 'parent',
            passages: [passage],
          }),
        ]
    }
    return []
  },
}

const managers = /女性(の)?管理職|管理職(に占める|の)女性|女性管理者/

/** Whether there is a target for women in management. */
export const womenTargetReader: Reader = {
  name: 'women-target',
  indicators: ['S-DV-025', 'S-DV-026'],
  places: [
    {
      indicator: 'S-DV-025',
      chapters: [...sustainability, ...employees, ...policy],
      all: [/女性/, /目標|目指|まで|以上/],
    },
  ],
  read(report) {
    const year = Number(report.filing.filedOn.slice(0, 4))
    const found: ReadFigure[] = []
    const goals = new Map<string, { value: number; target: number; passage: ReadFigure['passages'][number] }>()
    for (const passage of sentencesIn(report, [...sustainability, ...employees, ...policy])) {
      const text = squeeze(passage.text)
      if (!managers.test(text) || !/\d(?:\.\d+)?%/.test(text) || !/目標|目指|以上|まで/.test(text) || text.length > 600)
        continue
      if (/しておりません|していません|ておらず/.test(text)) continue
      if (found.length === 0) found.push(answer('S-DV-025', true, [passage]))
      const [, target, value, after = ''] =
        /(20[2-9]\d)年(?:度|\d{1,2}月)?[^。%]{0,40}?女性(?:の)?管理職[^。%\d]{0,24}?(\d+(?:\.\d+)?)%(.{0,24})/.exec(
          text,
        ) ??
        /管理職に占める女性(?:労働者|社員|従業員)?の(?:割合|比率)(?:を|について、?)(20[2-9]\d)年(?:度|\d{1,2}月)?(?:末)?までに(\d+(?:\.\d+)?)%(.{0,24})/.exec(
          text,
        ) ??
        []
      if (/株式会社|\(株\)|新たな目標/.test(text)) continue
      if (!/以上|超|目標|目指|達成|引き?上げ|高め|とする|程度/.test(after) || /時点|現在|実績|となって/.test(after))
        continue
      if (target && value && Number(target) >= year)
        goals.set(`${target} ${value}`, { value: Number(value), target: Number(target), passage })
    }
    for (const { chapter, table } of tablesIn(report, [...sustainability, ...employees])) {
      const head = squeeze(table.rows[0]!.join(''))
      for (const row of table.rows.slice(1))
        if (
          managers.test(squeeze(row[0]!)) &&
          /目標|KPI/.test(head + squeeze(table.rows[1]!.join(''))) &&
          row.slice(1).some((cell) => /\d%?/.test(cell)) &&
          found.length === 0
        )
          found.push(answer('S-DV-025', true, [{ chapter, address: table.address, text: row.join(' | ') }]))
    }
    const [goal] = goals.values()
    if (goal && goals.size === 1)
      found.push(
        figure({
          indicator: 'S-DV-026',
          value: goal.value,
          kind: 'target',
          targetYear: goal.target,
          passages: [goal.passage],
        }),
      )
    return found
  },
}

const amount = '([\\d,]+(?:\\.\\d+)?)(千|万|百万)?(?:t|トン)'

/** 「2024年度のGHG排出量は、Scope1 10,428トン、Scope2 …」. */
export const emissionSentencesReader: Reader = {
  name: 'emission-sentences',
  indicators: ['E-CC-001', 'E-CC-002', 'E-CC-003', 'E-CC-005'],
  read(report) {
    for (const passage of sentencesIn(report, sustainability)) {
      const text = squeeze(passage.text)
      const fiscal = /(20\d{2})年度/.exec(text)?.[1]
      if (!fiscal || !/排出(量|実績)/.test(text) || /目標|目指|削減(し|する|量|率)|見込|推計|予測/.test(text)) continue
      // Years or amounts side by side are a table that ran together.
      if (/年度(実績)?(20\d{2}|FY)|\d(t-?CO2e?|トン)[\d△▲]/i.test(text)) continue
      const yearsBack = report.book.periods(0)!.fiscalYear - Number(fiscal)
      if (yearsBack < 0 || yearsBack > 2) continue
      const of = (scope: string) => {
        const match = new RegExp(`(?:Scope|スコープ)${scope}[^\\d+・、]{0,12}${amount}`, 'i').exec(text)
        if (!match) return null
        return Number(match[1]!.replace(/,/g, '')) * ({ 千: 1e3, 万: 1e4, 百万: 1e6 }[match[2] ?? ''] ?? 1)
      }
      const [one, two, three] = [of('1'), of('2'), of('3')]
      const boundary = /当社グループ|連結|グループ全体/.test(text) ? ('consolidated' as const) : null
      const put = (indicator: string, value: number | null) =>
        value === null ? [] : [figure({ indicator, value, boundary, yearsBack, passages: [passage] })]
      const found = [
        ...put('E-CC-002', one),
        ...put('E-CC-003', two),
        ...put('E-CC-005', three),
        ...put('E-CC-001', one !== null && two !== null ? one + two : null),
      ]
      if (found.length > 0) return found
    }
    return []
  },
}
