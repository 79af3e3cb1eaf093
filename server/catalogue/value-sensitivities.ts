import { z } from 'zod'
import { once } from '#server/cache/once.ts'
import { readTable } from './csv-table.ts'
import { fact, isVerified } from './fact.ts'

const number = z.string().min(1).transform(Number).pipe(z.number())

const SensitivityRow = z.object({
  ...fact,
  company_ja: z.string().min(1),
  company_en: z.string().min(1),
  kpi_ja: z.string().min(1),
  kpi_en: z.string().min(1),
  kpi_change_pct: number,
  pbr_change_pct: number,
  lag_years: z.string().min(1),
  elasticity_linear: number,
  elasticity_exact: number,
  note_ja: z.string(),
  note: z.string(),
})

/** Sensitivities of price to book that companies published, as the press reported them; what was only recalled is left out. */
export const readSensitivities = once(() =>
  readTable('yanagi_sensitivity.csv', SensitivityRow)
    .filter(({ status }) => isVerified(status) || status === 'secondary')
    .map((row) => ({
      companyJa: row.company_ja,
      companyEn: row.company_en,
      kpiJa: row.kpi_ja,
      kpiEn: row.kpi_en,
      kpiChange: row.kpi_change_pct,
      pbrChange: row.pbr_change_pct,
      lag: row.lag_years,
      elasticityLinear: row.elasticity_linear,
      elasticityExact: row.elasticity_exact,
      noteJa: row.note_ja,
      noteEn: row.note,
      source: row.source,
      status: row.status,
    })),
)
