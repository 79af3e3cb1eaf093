import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { recompute } from '#contract/scores/bundle.ts'
import type { CompanyScores } from '#contract/scores/scores.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { shortHash } from '#methodology/scores/recipe.ts'
import { call } from '../../app/call.ts'
import { useProfile } from '../../app/use-profile.ts'
import { contextMessages } from '../../context/messages.ts'
import { formatDay, formatNumber, formatScore } from '../../format.ts'
import { scoreMessages } from '../../scoring/score-messages.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { tipOnText } from '../../ui/floating/tip.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { TrialGate } from '../../ui/states/Gate.tsx'
import { saveBundle } from '../save-bundle.ts'
import classes from '../sheet/scores.module.css'
import { whyMessages } from './messages.ts'

interface Props {
  readonly companyId: number
  readonly name: ScoreKey
  readonly recipe: CompanyScores['recipe']
}

/** The page of each version of the standard method. */
const methodPages: Readonly<Record<string, string>> = {
  '1.0': 'standard-score',
  '2.0': 'standard-score-2',
  '2.1': 'standard-score-2-1',
}

/** What the score depends on, made again on demand, and every row it was made from. */
export function RecipePart({ companyId, name, recipe }: Props) {
  const m = whyMessages()
  const words = scoreMessages()
  const context = useScoreContext()
  const isTrial = useProfile().data?.is_trial ?? false
  const request = { params: { companyId, key: name }, query: context }
  const again = useMutation({ mutationFn: () => call(recompute, request) })
  const download = () => saveBundle({ title: m.download, name: `${name}-${companyId}.json`, request })
  return (
    <>
      <h3>
        {m.recipe}
        <Link
          to="/algorithm/$method"
          params={{
            method: recipe.own ? 'custom-weights' : (methodPages[recipe.version] ?? 'standard-score'),
          }}
          search={{}}
        >
          {m.method}
        </Link>
      </h3>
      <dl>
        <dt>{m.recipe}</dt>
        <dd className="mono" {...tipOnText(recipe.hash)}>
          {shortHash(recipe.hash)}
        </dd>
        {recipe.own ? (
          <>
            <dt>{m.ownMethod}</dt>
            <dd>{m.ownVersion(recipe.own.title, formatNumber(recipe.own.version))}</dd>
          </>
        ) : (
          <>
            <dt>{m.version(recipe.version)}</dt>
            <dd>{m.period[recipe.period]}</dd>
          </>
        )}
        <dt>{m.inferenceRule}</dt>
        <dd>{words.policy[recipe.inference]}</dd>
        <dt>{contextMessages().text}</dt>
        <dd>{contextMessages().textRules[recipe.text ?? 'included']}</dd>
        <dt>{m.asOf}</dt>
        <dd>
          {recipe.asOf ? formatDay(recipe.asOf) : m.now} · {m.revision(formatNumber(recipe.revision))}
        </dd>
      </dl>
      <div className="ends">
        <button type="button" className="btn" onClick={() => again.mutate()} disabled={again.isPending}>
          {again.isPending ? m.recomputing : m.recompute}
        </button>
        <TrialGate isTrial={isTrial}>
          <button type="button" className="btn" onClick={() => void download()}>
            {m.download}
          </button>
        </TrialGate>
        <CopyButton className="btn" label={m.copyLink} text={() => location.href} />
      </div>
      <div role="status">{again.data && <Proof {...again.data} />}</div>
      {again.isError && <ErrorState error={again.error} retry={() => again.reset()} />}
    </>
  )
}

function Proof({ shown, recomputed, isSame, rows, milliseconds }: Omit<Output<typeof recompute>, 'recipe'>) {
  const m = whyMessages()
  return (
    <div className={`${classes.proof} ${isSame ? classes.isSame : ''}`}>
      <p className="serif">
        {isSame
          ? `✓ ${m.same(formatScore(shown))}`
          : `✕ ${m.differs(formatScore(shown), recomputed === null ? '—' : formatScore(recomputed))}`}
      </p>
      <p className="note">{isSame ? m.sameText(formatNumber(rows), formatNumber(milliseconds)) : m.differsText}</p>
    </div>
  )
}
