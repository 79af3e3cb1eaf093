import {
  type OwnPriceRow,
  ownPriceLimits,
  readPriceFile,
  removePricePath,
  savePriceFile,
} from '#contract/scenario/own-prices.ts'
import { listPricePaths } from '#contract/scenario/prices.ts'
import { call } from '../../../app/call.ts'
import { useProfile } from '../../../app/use-profile.ts'
import { formatExact, formatNumber } from '../../../format.ts'
import { FormError } from '../../../ui/fields/FormError.tsx'
import { AssumedList } from '../../../ui/files/AssumedList.tsx'
import { FileFaultLine, tableEndings } from '../../../ui/files/FileChoice.tsx'
import { UploadChoice } from '../../../ui/files/UploadChoice.tsx'
import { TrialGate } from '../../../ui/states/Gate.tsx'
import type { Paths } from '../paths.ts'
import classes from '../scenario.module.css'
import { pathName } from '../text.ts'
import { useScenarioAddress } from '../use-scenario-address.ts'
import { ownMessages } from './own-messages.ts'
import { useFile } from './use-file.ts'
import { useTold } from './use-told.ts'

const isTaken = ({ outcome }: OwnPriceRow) => outcome === 'add' || outcome === 'replace'

/** Prices that a person brings in: read, looked at row by row, saved; and those there are, to be removed. */
export function OwnPrices({ paths }: { readonly paths: Paths }) {
  const all = ownMessages()
  const m = all.prices
  const told = useTold()
  const isTrial = useProfile().data?.is_trial === true
  const [{ scenarios }, change] = useScenarioAddress()
  const { file, fault, reading, choose } = useFile(ownPriceLimits.bytes, (text) =>
    call(readPriceFile, { body: { file: text } }),
  )
  const own = [...paths.values()].filter(({ key }) => key.startsWith('own-'))
  const rows = reading.data?.rows ?? []
  const count = rows.filter(isTaken).length
  const save = () =>
    told(
      () => call(savePriceFile, { body: { file: file!.text, fileName: file!.name } }),
      ({ saved }) => m.saved(formatNumber(saved)),
      listPricePaths,
    ).then((isSaved) => isSaved && reading.reset())
  const remove = (key: string, name: string) => {
    // A path that is gone cannot be asked for.
    const left = scenarios?.split(',').filter((one) => one !== key)
    if (left && left.length !== scenarios!.split(',').length)
      change({ scenarios: left.length === 0 ? undefined : left.join(',') })
    void told(
      () => call(removePricePath, { params: { pathId: Number(key.slice('own-'.length)) } }),
      () => m.removed(name),
      listPricePaths,
    )
  }
  return (
    <details className={classes.own}>
      <summary>{m.open}</summary>
      <p className="note">{m.about}</p>
      <UploadChoice label={m.choose} accept={tableEndings} choose={choose} />
      <FileFaultLine fault={fault} most={ownPriceLimits.bytes} />
      {reading.isPending && <p role="status">{all.reading}</p>}
      {reading.isError && <FormError error={reading.error} />}
      {reading.data && (
        <>
          <AssumedList label={all.assumed} assumed={reading.data.assumed} nameOf={(field) => field} />
          <Preview rows={rows} />
          {reading.data.others > 0 && <p className="note">{m.others(formatNumber(reading.data.others))}</p>}
          {reading.data.copyright && <p className="note">{reading.data.copyright}</p>}
          <TrialGate isTrial={isTrial}>
            <button type="button" className="btn" disabled={count === 0} onClick={() => void save()}>
              {m.save(formatNumber(count))}
            </button>
          </TrialGate>
        </>
      )}
      {own.length > 0 && (
        <ul aria-label={m.own}>
          {own.map((path) => (
            <li key={path.key}>
              <button type="button" className="act" onClick={() => remove(path.key, pathName(path))}>
                {m.remove(pathName(path))}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function Preview({ rows }: { readonly rows: readonly OwnPriceRow[] }) {
  const all = ownMessages()
  const m = all.prices
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={m.open}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{all.line}</th>
            <th scope="col">{all.outcome}</th>
            <th scope="col">{m.columns}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <td className="num">{row.line}</td>
              <td>{m.outcomes[row.outcome]}</td>
              <th scope="row">
                {[row.scenario, row.region].filter(Boolean).join(' · ') || '—'}
                <small>{row.unit}</small>
                <small>{row.points.map(({ year, price }) => `${year}: ${formatExact(price)}`).join(', ')}</small>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
