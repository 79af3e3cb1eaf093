import { endWithParent } from '../server/machine/end-with-parent.ts'
import { ownTemporaryFolder } from '../server/test/temporary.ts'
import { benchMarket } from './demo.ts'
import { benchExport } from './exports/export.ts'
import { benchTemplate } from './exports/template.ts'
import { benchFetching } from './fetching/fetching.ts'
import { benchForecast } from './future/forecast.ts'
import { benchSimulator } from './future/simulator.ts'
import { benchHostile } from './hostile.ts'
import { benchImport } from './import.ts'
import { benchInference } from './inference.ts'
import { benchMemory } from './memory.ts'
import { benchDoubts } from './methods/doubts.ts'
import { benchModels } from './methods/models.ts'
import { benchSentiment } from './methods/sentiment.ts'
import { benchTargetSentences } from './methods/target-sentences.ts'
import { benchValue } from './methods/value.ts'
import { benchMethods } from './methods.ts'
import { benchAlerts } from './news/alerts.ts'
import { benchNews } from './news/news.ts'
import { benchPalette } from './palette.ts'
import { benchPortfolio } from './portfolio/portfolio.ts'
import { benchPattern } from './reading/pattern.ts'
import { benchReading } from './reading/reading.ts'
import { benchReal } from './real.ts'
import { benchScores } from './scores.ts'
import { benchScreen } from './screen.ts'
import { benchCompany } from './screens/company.ts'
import { benchComparison } from './screens/comparison.ts'
import { benchInteractions } from './screens/interactions.ts'
import { benchSearch } from './search.ts'
import { benchSignIn } from './sign-in.ts'
import { benchSourceLines } from './source-lines.ts'
import { benchStart } from './start.ts'
import { benchStarts } from './starts.ts'
import { benchTests } from './tests.ts'

endWithParent()
ownTemporaryFolder()

/** `npm run bench`: each claim about speed as a ratio against a peer of the same run. */
const benches = {
  start: benchStart,
  starts: benchStarts,
  import: benchImport,
  search: benchSearch,
  real: benchReal,
  market: benchMarket,
  'sign-in': benchSignIn,
  company: benchCompany,
  comparison: benchComparison,
  export: benchExport,
  template: benchTemplate,
  palette: benchPalette,
  portfolio: benchPortfolio,
  inference: benchInference,
  interactions: benchInteractions,
  memory: benchMemory,
  methods: benchMethods,
  scores: benchScores,
  screen: benchScreen,
  fetching: benchFetching,
  reading: benchReading,
  pattern: benchPattern,
  forecast: benchForecast,
  simulator: benchSimulator,
  doubts: benchDoubts,
  hostile: benchHostile,
  'source-lines': benchSourceLines,
  sentiment: benchSentiment,
  alerts: benchAlerts,
  news: benchNews,
  'target-sentences': benchTargetSentences,
  value: benchValue,
  models: benchModels,
  tests: benchTests,
}
const chosen = process.argv.slice(2)

for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  process.stdout.write(`\n${name}\n`)
  await bench(...chosen.filter((word) => /^\d+$|\//.test(word)))
}
