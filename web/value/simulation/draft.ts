import { useState } from 'react'
import type { RegressionRow } from '#contract/value-models/regressions.ts'
import type { simulatePbr } from '#contract/value-models/simulation.ts'
import type { Request } from '#contract/wire/endpoint.ts'

type Body = Omit<Request<typeof simulatePbr>['body'], 'asOf' | 'industry' | 'companyId'>

/** What is typed in the fields of the simulation. */
export interface Draft {
  readonly pbr: string
  readonly setPbr: (text: string) => void
  readonly pbrChange: string
  readonly setPbrChange: (text: string) => void
  /** Of an indicator; its figure, or 10 %, before anything is typed. */
  readonly actualOf: (row: RegressionRow) => string
  readonly changeOf: (row: RegressionRow) => string
  readonly setActual: (code: string, text: string) => void
  readonly setChange: (code: string, text: string) => void
  readonly bodyOf: (direction: Body['direction'], rows: readonly RegressionRow[]) => Body
}

export function useDraft(_: readonly RegressionRow[]): Draft {
  const [pbr, setPbr] = useState('')
  const [pbrChange, setPbrChange] = useState('')
  const [actual, setActuals] = useState<Readonly<Record<string, string>>>({})
  const [change, setChanges] = useState<Readonly<Record<string, string>>>({})
  const actualOf = (row: RegressionRow) =>
    actual[row.indicator] ?? (row.actual ? String(Number(row.actual.value.toPrecision(6))) : '')
  const changeOf = (row: RegressionRow) => change[row.indicator] ?? '10'
  return {
    ...{ pbr, setPbr, pbrChange, setPbrChange, actualOf, changeOf },
    setActual: (code, text) => setActuals((old) => ({ ...old, [code]: text })),
    setChange: (code, text) => setChanges((old) => ({ ...old, [code]: text })),
    bodyOf: (direction, rows) => ({
      ...{ direction, pbr: numberOf(pbr), pbrChange: direction === 'to-indicator' ? numberOf(pbrChange) : null },
      changes: rows.map((row) => ({
        indicator: row.indicator,
        lag: row.best.lag,
        actual: numberOf(actualOf(row)),
        change: direction === 'to-pbr' ? numberOf(changeOf(row)) : null,
      })),
    }),
  }
}

/** What was typed as a number, in full width too; null for nothing and for what is none. */
export function numberOf(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[,\s%]/g, '')
    .replace(/^[−‐–]/, '-')
  const value = Number(plain)
  return plain === '' || !Number.isFinite(value) ? null : value
}
