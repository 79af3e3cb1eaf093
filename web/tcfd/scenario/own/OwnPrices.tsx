import {
  ownPriceLimits,
  type PriceReading,
  readPriceFile,
  removePricePath,
  savePriceFile,
} from '#contract/scenario/own-prices.ts'
import { listPricePaths } from '#contract/scenario/prices.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { call } from '../../../app/call.ts'
import { useProfile } from '../../../app/use-profile.ts'
import { formatNumber } from '../../../format.ts'
import { FormError } from '../../../ui/fields/FormError.tsx'
import { FileFaultLine, tableEndings } from '../../../ui/files/FileChoice.tsx'
import { UploadChoice } from '../../../ui/files/UploadChoice.tsx'
import { useFileReading } from '../../../ui/files/use-file-reading.ts'
import { TrialGate } from '../../../ui/states/Gate.tsx'
import type { Paths } from '../paths.ts'
import classes from '../scenario.module.css'
import { pathName } from '../text.ts'
import { useScenarioAddress } from '../use-scenario-address.ts'
import { isPriceTaken } from './coverage.ts'
import { ownMessages } from './own-messages.ts'
import { PricePreview } from './PricePreview.tsx'
import { useRunAndNotify } from './use-told.ts'

/** Prices that a person brings in: read, looked at row by row, saved; and those there are, to be removed. */
export function OwnPrices({ paths }: { readonly paths: Paths }) {
  const all = ownMessages()
  const m = all.prices
  const runAndNotify = useRunAndNotify()
  const isTrial = useProfile().data?.is_trial === true
  const [{ scenarios }, change] = useScenarioAddress()
  const { file, fault, reading, latest, how, choose, again, forget } = useFileReading<
    PriceReading,
    Output<typeof readPriceFile>
  >({
    most: ownPriceLimits.bytes,
    read: (text, how) => call(readPriceFile, { body: { file: text, ...how } }),
    initial: {},
  })
  const own = [...paths.values()].filter(({ key }) => key.startsWith('own-'))
  const count = (latest?.rows ?? []).filter(isPriceTaken).length
  const save = () =>
    runAndNotify(
      () => call(savePriceFile, { body: { file: file!.text, fileName: file!.name, ...how } }),
      ({ saved }) => m.saved(formatNumber(saved)),
      listPricePaths,
    ).then((isSaved) => isSaved && forget())
  const remove = (key: string, name: string) => {
    // A path that is gone cannot be asked for.
    const left = scenarios?.split(',').filter((one) => one !== key)
    if (left && left.length !== scenarios!.split(',').length)
      change({ scenarios: left.length === 0 ? undefined : left.join(',') })
    void runAndNotify(
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
      {reading.isPending && !latest && <p role="status">{all.reading}</p>}
      {reading.isError && <FormError error={reading.error} />}
      {latest && (
        <>
          <PricePreview read={latest} how={how} change={again} />
          <TrialGate isTrial={isTrial}>
            <button
              type="button"
              className="btn"
              disabled={count === 0 || !reading.isSuccess}
              onClick={() => void save()}
            >
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
