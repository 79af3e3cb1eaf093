import { floodStatus, floodWorldNames, type ScenarioSites } from '#contract/scenario/sites.ts'
import { formatExact, formatNumber } from '../../../format.ts'
import { language } from '../../../i18n/language.ts'
import { FactTag } from '../../../indicators/FactTag.tsx'
import { Head, num } from '../../../ui/rows/Head.tsx'
import classes from '../scenario.module.css'
import { yenText } from '../text.ts'
import { ownMessages } from './own-messages.ts'

type Site = ScenarioSites['sites'][number]

/** Every site with its damage in each world, and the sum of all. */
export function DamageTable({ sites: { sites, totals, depths, worlds } }: { readonly sites: ScenarioSites }) {
  const m = ownMessages().sites
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={m.name}>
      <table className={classes.table}>
        <Head columns={[...m.columns, ...floodWorldNames.map((world) => num(m.worlds[world]))]} />
        <tbody>
          {sites.map((site, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sites may have one name, and they stay in their order
            <Row key={at} site={site} />
          ))}
          <tr>
            <th scope="row" colSpan={m.columns.length}>
              {m.total} <FactTag status={floodStatus({ depths, worlds })} />
            </th>
            {floodWorldNames.map((world) => (
              <td key={world} className="num">
                <b>{yenText(totals[world])}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function Row({ site }: { readonly site: Site }) {
  const m = ownMessages().sites
  const { name, assets, depth, probability, damage } = site
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{placeOf(site)}</td>
      <td>{yenText(assets)}</td>
      <td>{m.depths[depth]}</td>
      <td>{`${formatExact(Number((probability * 100).toPrecision(6)))}%`}</td>
      {floodWorldNames.map((world) => (
        <td key={world} className="num">
          {yenText(damage[world].total)}
          <small>{partsOf(damage[world])}</small>
        </td>
      ))}
    </tr>
  )
}

function placeOf({ prefectureJa, prefectureEn, latitude, longitude }: Site): string {
  const named = language() === 'ja' ? prefectureJa : prefectureEn
  const point = latitude !== null && longitude !== null ? `${formatExact(latitude)}, ${formatExact(longitude)}` : null
  return [named, point].filter(Boolean).join(' · ') || '—'
}

function partsOf(damage: Site['damage']['today']): string {
  const m = ownMessages().sites
  const parts = (['assets', 'stock', 'downtime'] as const).flatMap((part) => {
    const value = damage[part]
    return value === null ? [] : [`${m.parts[part]} ${yenText(value)}`]
  })
  return parts.join(' · ')
}

/** What the damage is worked out with, and how far it was checked. */
export function Parameters({ sites: { depths, worlds } }: { readonly sites: ScenarioSites }) {
  const m = ownMessages().sites
  return (
    <details>
      <summary>{m.method}</summary>
      <dl className={classes.list}>
        {depths.map(({ depth, assets, stock, downtime, status, source }) => (
          <div key={depth} style={{ display: 'contents' }}>
            <dt>{m.depths[depth]}</dt>
            <dd>
              {m.ratio(formatNumber(assets, 3), formatNumber(stock, 3), formatNumber(downtime, 1))}{' '}
              <FactTag status={status} /> {source}
            </dd>
          </div>
        ))}
        {worlds.map(({ world, multiplier, status, source }) => (
          <div key={world} style={{ display: 'contents' }}>
            <dt>{m.worlds[world]}</dt>
            <dd>
              {m.times(formatNumber(multiplier))} <FactTag status={status} /> {source}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
