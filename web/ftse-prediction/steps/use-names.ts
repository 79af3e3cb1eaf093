import type { FtsePrediction, FtseStep } from '#contract/ftse-prediction/company.ts'
import { nameOf } from '../../i18n/names.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'

/** What the indicator and the theme of a step are called. */
export interface Names {
  readonly indicator: (step: FtseStep) => string
  readonly theme: (step: FtseStep) => string
}

export function useNames({ themes }: FtsePrediction): Names {
  const indicators = useIndicatorMap().data
  return {
    indicator: ({ indicator: code }) => {
      const indicator = indicators?.get(code)
      return indicator ? nameOf(indicator) : code
    },
    theme: ({ theme: key }) => {
      const theme = themes.find((one) => one.key === key)
      return theme ? nameOf(theme) : key
    },
  }
}
