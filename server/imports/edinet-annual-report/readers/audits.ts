import { squeeze } from '#methodology/text/letters.ts'
import { cellAddress, type Table } from '../document/blocks.ts'
import { numberIn, unitOf } from './amounts.ts'
import { answer, figure, percent, type Reader } from './reader.ts'
import { audits, governance, type Passage, type Report, sentencesIn, tablesIn } from './report.ts'

const parent = { boundary: 'parent' } as const

/** 「継続監査期間」 as years, or as the year since which. */
export const tenureReader: Reader = {
  name: 'audit-tenure',
  indicators: ['G-RM-024'],
  read(report) {
    const chapter = report.chapters.get('Audits')
    const texts = (chapter?.blocks ?? []).flatMap((block) =>
      block.kind === 'paragraph' ? [{ address: block.address, text: squeeze(block.text) }] : [],
    )
    const at = texts.findIndex(({ text }) =>
      /継続(して)?監査(を(行って|実施して)いる)?(年数|期間)|継続関与(年数|期間)/.test(text),
    )
    if (!chapter || at < 0) return []
    const places = texts.slice(at, at + 3)
    const text = places
      .map((each) => each.text)
      .join('。')
      .replace(/.*?(?=継続(して)?監査|継続関与)/, '')
    const passages: Passage[] = [{ chapter, address: places[0]!.address, text: text.slice(0, 120) }]
    const end = Number(report.filing.periodEnd.slice(0, 4))
    const years = /^.{0,40}?(?<!\d)(\d{1,2})(?:年間|年(?!\d|\s?\d*月)|期間|事業年度|会計期間)/.exec(text)?.[1]
    if (years) return [figure({ indicator: 'G-RM-024', value: Number(years), ...parent, passages })]
    const since = /^.{0,60}?(19\d{2}|20\d{2})年(?:(\d{1,2})月)?期?(?:以降|以来|から|より|に)/.exec(text)?.[1]
    const value = end - Number(since)
    // Whether the first year is counted is not said: of a few years that is too much.
    return since && value >= 10 && value < 100 ? [figure({ indicator: 'G-RM-024', value, ...parent, passages })] : []
  },
}

const office = /内部監査|監査室|監査部|監査センター|監査統括室|監査本部|監査グループ/
const notStaff = /公認会計士|監査役|監査等委員|監査委員|補助者|監査法人|執行役員|取締役|補助|資格|延べ|\(CIA\)/

/** People of the internal audit office. */
export const internalAuditReader: Reader = {
  name: 'internal-audit',
  indicators: ['G-RM-023'],
  read(report) {
    const counts = new Map<number, Passage>()
    for (const passage of sentencesIn(report, [...audits, ...governance])) {
      const text = squeeze(passage.text)
      if (!office.test(text) || /職務を補助|子会社である|(海外|国内)\d+(名|人)/.test(text)) continue
      const match =
        /(?:内部監査[^。\d]{0,12}|監査(?:室|部|センター|統括室|本部|グループ|課)[^。\d、]{0,14})(?:\(|は、?|に|を|として|として、)[^。]{0,50}?(\d+)(?:名|人)/.exec(
          text,
        )
      if (!match) continue
      const before = match[0].replace(/内部監査部門?|監査(?:室|部)長/g, '')
      if (notStaff.test(before.replace(/監査等?委員会(直轄|の?直属)|社長直轄/g, ''))) continue
      const total = /計(\d+)(?:名|人)/.exec(text.slice(match.index))?.[1]
      counts.set(Number(total ?? match[1]), passage)
    }
    // Two offices, or staff at home and abroad, are not added up: the one place where a report counts them says it.
    const inAudits = [...counts].filter(([, { chapter }]) => chapter.name === 'Audits')
    const places = inAudits.length > 0 ? inAudits : [...counts]
    const [first] = places
    return first && places.length === 1 && first[0] > 0
      ? [figure({ indicator: 'G-RM-023', value: first[0], ...parent, yearsBack: null, passages: [first[1]] })]
      : []
  },
}

/** One auditor or member of the audit committee knows finance and accounting, in the words of the law. */
export const expertReader: Reader = {
  name: 'financial-expert',
  indicators: ['G-BD-026'],
  places: [
    {
      indicator: 'G-BD-026',
      chapters: [...audits, 'InformationAboutOfficers', 'OutsideDirectorsAndOutsideCorporateAuditors'],
      all: [/財務|会計|経理/, /知見|資格|経験|専門/],
    },
  ],
  read(report) {
    for (const passage of sentencesIn(report, [
      ...audits,
      'InformationAboutOfficers',
      'OutsideDirectorsAndOutsideCorporateAuditors',
    ]))
      if (/(財務|会計)[^。]{0,24}(相当程度の知見|専門的な知見|十分な知見|相当の知見)/.test(squeeze(passage.text)))
        return [{ ...answer('G-BD-026', true, [passage]), yearsBack: null, ...parent }]
    return []
  },
}

/** What the auditor was paid, audit and other: tagged, or the total line of the first table. */
export const feesReader: Reader = {
  name: 'audit-fees',
  indicators: ['F-GV-001', 'G-RM-026'],
  read(report) {
    const fees = taggedFees(report) ?? tabledFees(report)
    if (!fees || fees.audit <= 0) return []
    const { audit, other, passages, boundary } = fees
    return [
      figure({ indicator: 'F-GV-001', value: audit, boundary, passages }),
      figure({ indicator: 'G-RM-026', value: percent(other, audit + other), isDerived: true, boundary, passages }),
    ]
  },
}

interface Fees {
  readonly audit: number
  readonly other: number
  readonly boundary: 'parent' | 'consolidated'
  readonly passages: readonly Passage[]
}

function taggedFees(report: Report): Fees | null {
  const chapter = report.chapters.get('Audits')
  for (const [ending, boundary] of [
    ['Total', 'consolidated'],
    ['ReportingCompany', report.book.isConsolidated ? 'consolidated' : 'parent'],
  ] as const) {
    const value = (name: string) =>
      report.book
        .of(`jpcrp_cor:${name}${ending}`)
        .find(({ context }) => context.yearsBack === 0 && context.member === '')?.fact
    const [audit, other] = [value('AuditFees'), value('NonAuditFees')]
    if (!audit?.value || !chapter) continue
    return {
      audit: Number(audit.value) / 1e6,
      other: Number(other?.value ?? 0) / 1e6,
      boundary,
      passages: [{ chapter, address: audit.element, text: `${audit.value} / ${other?.value ?? '－'}` }],
    }
  }
  return null
}

function tabledFees(report: Report): Fees | null {
  for (const { chapter, table } of tablesIn(report, audits)) {
    const head = squeeze(table.rows.slice(0, 3).flat().join(' '))
    if (!/監査証明業務に基づく報酬/.test(head) || !/非監査業務/.test(head)) continue
    const at = table.rows.findIndex((row) => /^(合?計|提出会社)$/.test(squeeze(row[0]!)))
    const total = table.rows.findIndex((row) => /^合?計$/.test(squeeze(row[0]!)))
    const row = table.rows[total >= 0 ? total : at]
    if (!row || at < 0) continue
    const [audit, other] = [
      lastColumn(table, at, /監査証明業務に基づく報酬/),
      lastColumn(table, at, /非監査業務に基づく報酬/),
    ]
    const scale = unitOf(head)
    if (audit === null || other === null || !scale) continue
    const [a, o] = [numberIn(row[audit]!), numberIn(row[other]!)]
    if (a === null) continue
    return {
      audit: a * scale,
      other: (o ?? 0) * scale,
      boundary: total >= 0 ? 'consolidated' : report.book.isConsolidated ? 'consolidated' : 'parent',
      passages: [{ chapter, address: cellAddress(table, total >= 0 ? total : at, audit), text: row.join(' | ') }],
    }
  }
  return null
}

/** Last column, the year reported, whose head has these words. */
function lastColumn(table: Table, headRows: number, words: RegExp): number | null {
  const width = table.rows[0]!.length
  for (let column = width - 1; column > 0; column--) {
    const head = squeeze(
      table.rows
        .slice(0, headRows)
        .map((row) => row[column])
        .join(''),
    )
    if (words.test(head) && !/前(連結会計|事業)年度/.test(head.replace(/当連結.*/, ''))) return column
  }
  return null
}
