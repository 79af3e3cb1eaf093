import type { Indicator } from '#contract/market/indicators.ts'
import { useComparisonAddress } from '../address.ts'
import type { ComparisonScreen } from '../frame/ComparisonPage.tsx'
import { Matrix } from '../matrix/Matrix.tsx'
import { transposed } from '../matrix/matrix.ts'
import { matrixOf } from './matrix-table.ts'
import { unfoldedOf } from './unfolded.ts'
import { useCompanyKeys } from './use-company-keys.ts'
import type { Model } from './use-model.ts'

interface Props {
  readonly screen: ComparisonScreen
  readonly model: Model
  readonly order: readonly number[]
  readonly below: ReadonlyMap<string, readonly Indicator[]>
  readonly caption: string
}

/** Scores of every level and their indicators as rows, companies and references as columns, or the other way round. */
export function MatrixView({ screen: { comparison, five }, model, order, below, caption }: Props) {
  const [{ pins, across, sort, unfolded: text }, change] = useComparisonAddress()
  const { subjects, items, year, averageName, open } = model
  const keys = useCompanyKeys(order.map((at) => subjects[at]!))
  const unfolded = unfoldedOf(text)
  const matrix = matrixOf({
    caption,
    comparison,
    items,
    subjects,
    order,
    five,
    pinned: new Set(pins?.split('-')),
    year,
    unfolded,
    toggle: (category) => {
      const next = unfolded.has(category) ? [...unfolded].filter((one) => one !== category) : [...unfolded, category]
      change({ unfolded: next.length === 0 ? undefined : next.join(',') })
    },
    indicators: below,
    averageName,
  })
  const references = matrix.columns.filter(({ kind }) => kind === 'reference').length
  const isAcross = across === 'items'
  return (
    <Matrix
      table={isAcross ? transposed(matrix) : matrix}
      areCompaniesAcross={!isAcross}
      open={(row, column) => {
        const [item, company] = isAcross ? [column, row] : [row, column]
        if (company >= references) open(order[company - references]!, matrix.codes[item]!)
      }}
      sort={(key) => {
        if (matrix.codes.includes(key))
          change({ sort: sort === `-${key}` ? key : sort === key ? undefined : `-${key}` })
      }}
      sorted={sort && sort !== 'difference' ? { key: sort.replace(/^-/, ''), falls: sort.startsWith('-') } : undefined}
      onCompanyKey={keys}
    />
  )
}
