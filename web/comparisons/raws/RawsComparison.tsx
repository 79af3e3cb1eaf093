import { useMemo } from 'react'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatYear } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { useDisplayWords } from '../../scoring/displays.ts'
import { useComparisonAddress } from '../address.ts'
import type { ComparisonScreen } from '../frame/ComparisonPage.tsx'
import { Select } from '../frame/Conditions.tsx'
import materialityClasses from '../materiality/materiality.module.css'
import { materialityMessages } from '../materiality/messages.ts'
import { mainIndustry, subjectsOf } from '../materiality/model.ts'
import { orderOf } from '../materiality/order.ts'
import { useCompanyKeys } from '../materiality/use-company-keys.ts'
import { Matrix } from '../matrix/Matrix.tsx'
import { transposed } from '../matrix/matrix.ts'
import { ItemPicker } from './ItemPicker.tsx'
import { rawsMessages } from './messages.ts'
import { type FigureRow, farYearEnds } from './model.ts'
import { rawsMatrix } from './raws-matrix.ts'
import { rawsSentence } from './sentence.ts'
import { useFigureRows } from './use-figure-rows.ts'

/** Every item of every company, with unit, state and place; the reasons and the source open from each cell. */
export function RawsComparison({ screen }: { screen: ComparisonScreen }) {
  const m = rawsMessages()
  const { comparison, five, open } = screen
  const [address, change] = useComparisonAddress()
  const year = Math.max(0, screen.year ?? comparison.years.length - 1)
  const subjects = useMemo(() => subjectsOf(comparison), [comparison])
  const all = useFigureRows(comparison)
  const rows = all.filter((row) => isShown(row, year, address.only))
  const values = (row: FigureRow) => row.row.years[year]?.values ?? []
  const order = orderOf(address, {
    items: all.map((row) => ({ code: row.row.code, values: values(row) })) as never,
    subjects,
  })
  const { points } = useDisplayWords()
  const keys = useCompanyKeys(order.map((at) => subjects[at]!))
  const far = useMemo(() => farYearEnds(comparison.companies), [comparison])
  const main = mainIndustry(comparison)
  const industry = main === null ? null : comparison.industries[main]!
  const sentence = rawsSentence(all, year, comparison.units)
  const matrix = rawsMatrix({
    caption: sentence,
    comparison,
    rows,
    subjects,
    order,
    five,
    pinned: new Set(address.pins?.split('-')),
    years: address.years === 'all' ? [...comparison.years.keys()] : [year],
    far,
    averageName:
      industry && address.set_avg !== 'false' ? (language() === 'ja' ? industry.nameJa : industry.nameEn) : null,
    mainIndustry: main,
  })
  const isAcross = address.across === 'items'
  return (
    <Figure
      id="comparison_raws"
      number={1}
      name={m.name}
      finding={sentence}
      unit={
        comparison.years[year] !== undefined &&
        `${m.unit(formatYear(comparison.years[year]!))} ${(rows.some(({ row }) => row.kind === 'score') && points) || ''}`
      }
      views={[
        {
          key: 'matrix',
          label: m.table,
          content: (
            <>
              <Tools />
              <ItemPicker rows={all} />
              {far.size > 0 && <p className="note">{m.farNote}</p>}
              <Matrix
                table={isAcross ? transposed(matrix) : matrix}
                areCompaniesAcross={!isAcross}
                open={(row, column) => {
                  const [item, company] = isAcross ? [column, row] : [row, column]
                  const { subject, year: at } = matrix.columnOf(company)
                  const id = subject === null ? null : subjects[subject]!.id
                  if (id !== null) open(id, rows[item]!.row.code, comparison.years[at])
                }}
                sort={(key) => {
                  if (!rows.some(({ row }) => row.code === key)) return
                  const { sort } = address
                  change({ sort: sort === `-${key}` ? key : sort === key ? undefined : `-${key}` })
                }}
                sorted={
                  address.sort
                    ? { key: address.sort.replace(/^-/, ''), falls: address.sort.startsWith('-') }
                    : undefined
                }
                onCompanyKey={(key, line) => keys(key, line.split(' ')[0]!)}
              />
            </>
          ),
        },
      ]}
      table={tableOf({ caption: sentence, rows, order, names: subjects, values })}
      source={m.source}
    />
  )
}

function isShown({ row }: FigureRow, year: number, only: 'differences' | 'disclosed' | undefined): boolean {
  const { values = [], texts } = row.years[year] ?? {}
  if (only === 'disclosed') return values.every((value) => value !== null)
  if (only === 'differences')
    return new Set<string | number | null>(texts ?? values.filter((one) => one !== null)).size > 1
  return true
}

interface TableInput {
  readonly caption: string
  readonly rows: readonly FigureRow[]
  readonly order: readonly number[]
  readonly names: readonly { readonly key: string; readonly name: string }[]
  readonly values: (row: FigureRow) => readonly (number | null)[]
}

function tableOf({ caption, rows, order, names, values }: TableInput): TableOf {
  const m = rawsMessages()
  return {
    caption,
    rowsAre: 'companies',
    columns: [
      { label: m.company },
      ...rows.map(({ name, unit }) => ({ label: unit ? `${name} (${unit})` : name, isNumber: true })),
    ],
    rows: order.map((at) => ({
      key: names[at]!.key,
      cells: [
        names[at]!.name,
        ...rows.map((row) => figureCell(row.number(values(row)[at] ?? null), () => row.text(values(row)[at] ?? null))),
      ],
    })),
  }
}

function Tools() {
  const m = rawsMessages()
  const words = materialityMessages()
  const [address, change] = useComparisonAddress()
  return (
    <div className={materialityClasses.tools}>
      <Select
        label={words.only}
        value={address.only ?? 'all'}
        options={[
          ['all', words.everything],
          ['differences', words.differences],
          ['disclosed', words.disclosed],
        ]}
        choose={(value) => change({ only: value === 'all' ? undefined : (value as 'differences') })}
      />
      <span className="seg">
        {([undefined, 'all'] as const).map((each) => (
          <button
            key={each ?? 'one'}
            type="button"
            aria-pressed={address.years === each}
            onClick={() => change({ years: each })}
          >
            {each ? m.every : m.latest}
          </button>
        ))}
      </span>
      <button
        type="button"
        className="act"
        aria-pressed={address.across === 'items'}
        onClick={() => change({ across: address.across === 'items' ? undefined : 'items' })}
      >
        {words.transpose}
      </button>
    </div>
  )
}
