import { impactVersion } from '#methodology/impact/parameters.ts'
import { minimumPeers, type PeerGroups } from '#methodology/panel/peers.ts'
import { methods } from '#methodology/scores/method.ts'
import { hashOf, type Recipe } from '#methodology/scores/recipe.ts'
import { minimumOf } from '#methodology/scores/standard/minimum.ts'
import { usualImpactParameters } from '#server/catalogue/impact-parameters.ts'
import type { LoadedPanel } from '../panel/build.ts'
import { isOwn } from './own-scoring.ts'
import type { ScoreRule } from './score-rule.ts'
import { furtherHash, scoreTables } from './tables.ts'

/** Everything that scores depend on. Under the employment impact no figure is inferred, whatever the rule for missing ones. */
export function recipeOf(
  { panel, peers }: { readonly panel: LoadedPanel; readonly peers: PeerGroups },
  { inference, period, version, scoring }: ScoreRule,
  asOf: string | null,
): Recipe {
  const { text } = panel
  const vintage = { market: panel.marketId, asOf, revision: panel.figuresRevision }
  const common = {
    period,
    inference,
    peers: peers.basis,
    minimumPeers,
    tables: scoreTables().hash,
    vintage,
    ...(text && { text }),
  }
  if (scoring === 'employment-impact')
    return { method: scoring, version: impactVersion, weights: hashOf(usualImpactParameters()), ...common }
  const minimum = minimumOf({ method: methods[version], isWorstValue: inference === 'worst-value' })
  return {
    method: isOwn(scoring) ? 'custom' : 'standard',
    version,
    ...(minimum && { minimumCoverage: minimum }),
    ...(methods[version].hasFurther && { further: furtherHash() }),
    ...(methods[version].use && { use: methods[version].use }),
    weights: isOwn(scoring) ? scoring.hash : 'standard',
    ...common,
  }
}
