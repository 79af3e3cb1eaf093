import { type ScenarioResult, saveScenario } from '#contract/scenario/cost.ts'
import { scenarioFileItems } from '#contract/scenario/names.ts'
import { download } from '../../../app/download.ts'
import { language } from '../../../i18n/language.ts'
import { SaveMenu } from '../../../ui/downloads/SaveMenu.tsx'
import { scenarioMessages } from '../messages.ts'
import { outMessages } from '../out-messages.ts'
import { whoName } from '../text.ts'
import { useScenarioQuery } from '../use-scenario.ts'

/** Assumptions, results, companies and the draft as a file. */
export function Out({ result }: { readonly result: ScenarioResult }) {
  const { save: m } = outMessages()
  const { who } = scenarioMessages()
  const query = useScenarioQuery(result.who.key)
  return (
    <SaveMenu
      words={m}
      title={m.title(whoName(result, who.market))}
      plan={{
        companies: Math.max(1, result.coverage.companies),
        years: 1,
        items: scenarioFileItems + 2 * result.scenarios.length,
      }}
      save={(format) => download(saveScenario, { params: { format }, query: { ...query, lang: language() } })}
    />
  )
}
