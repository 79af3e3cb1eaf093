import type { IndustryOverview } from '#contract/industries/industries.ts'
import type { PeerBasis } from '#methodology/panel/peers.ts'
import { peerMessages } from '../../app/peer-messages.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { WeightBar } from '../../charts/small/WeightBar.tsx'
import { findingMessages } from '../../findings/messages.ts'
import { listed } from '../../findings/names.ts'
import { formatNumber, formatShare } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { Head } from '../../ui/rows/Head.tsx'
import { countCell, shareCell } from '../figures.ts'
import classes from '../industries.module.css'
import { overviewMessages } from './overview-messages.ts'

type Theme = IndustryOverview['themes'][number]

/** Every category by weight, with the reason that the weights' table gives. */
export function MaterialThemes({ overview: { themes, basis, recipe } }: { overview: IndustryOverview }) {
  const m = overviewMessages()
  const sorted = themes.toSorted((a, b) => b.weight - a.weight)
  // The standard's weights are set for industries of GICS, whatever the market compares in.
  const weighedOn = recipe.method === 'standard' ? 'gics74' : basis
  const first = sorted.slice(0, 3)
  const names = listed(
    findingMessages(),
    first.map(({ category }) => scoreName(category)),
  )
  const finding = m.themesFinding(names, formatShare(first.reduce((sum, { weight }) => sum + weight, 0)))
  return (
    <Figure
      id="themes"
      number={3}
      name={m.themes}
      finding={finding}
      views={[{ key: 'reasons', label: m.reason, content: <Reasons themes={sorted} peers={weighedOn} /> }]}
      table={{
        caption: finding,
        columns: [
          { label: m.category },
          { label: m.weight, isNumber: true },
          { label: m.points, isNumber: true },
          { label: m.reason },
          { label: m.basis },
        ],
        rows: sorted.map(({ category, weight, sources }) => ({
          key: category,
          cells: [
            scoreName(category),
            shareCell(weight),
            countCell(sources.length === 1 ? sources[0]!.points : null),
            sources.length === 1 ? reasonOf(sources[0]!) : null,
            sources.length === 1 ? basisOf(sources[0]!) : null,
          ],
        })),
      }}
      notes={
        <p className="fig-note">
          {m.pointsHint}　{m.proposed}
        </p>
      }
    />
  )
}

function Reasons({ themes, peers }: { themes: readonly Theme[]; peers: PeerBasis }) {
  const m = overviewMessages()
  const max = Math.max(...themes.map(({ weight }) => weight), 0.001)
  return (
    <div className="scroll">
      <table className="reasons">
        <Head columns={[m.category, m.weight, m.reason]} />
        <tbody>
          {themes.map(({ category, weight, sources }) => (
            <tr key={category}>
              <th scope="row">{scoreName(category)}</th>
              <td className={classes.barCell}>
                <WeightBar share={weight / max} /> {formatShare(weight, 1)}
              </td>
              <td>
                <Why sources={sources} peers={peers} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Why({ sources, peers }: { sources: Theme['sources']; peers: PeerBasis }) {
  const m = overviewMessages()
  const [only] = sources
  if (!only) return <>{m.meanOfAll(peerMessages().bases[peers])}</>
  if (sources.length > 1) return <>{m.meanOf(formatNumber(sources.length))}</>
  return (
    <>
      <b>
        {only.points} {m.levels[only.points]}
      </b>
      <br />
      {reasonOf(only)}
      <br />
      <small className="dim">{basisOf(only)}</small>
    </>
  )
}

const reasonOf = ({ reasonJa, reasonEn }: Theme['sources'][number]) => (language() === 'ja' ? reasonJa : reasonEn)
const basisOf = ({ basisJa, basisEn }: Theme['sources'][number]) => (language() === 'ja' ? basisJa : basisEn)
