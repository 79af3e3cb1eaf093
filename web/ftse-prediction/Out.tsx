import { useState } from 'react'
import { getFtseBundle, recomputeFtse } from '#contract/ftse-prediction/bundle.ts'
import { ftseFileItems, saveFtsePrediction } from '#contract/ftse-prediction/company.ts'
import { call } from '../app/call.ts'
import { download } from '../app/download.ts'
import { saveFile } from '../app/save-file.ts'
import { useProfile } from '../app/use-profile.ts'
import { formatNumber } from '../format.ts'
import { language } from '../i18n/language.ts'
import { openDownload } from '../ui/downloads/downloads.ts'
import { SaveMenu } from '../ui/downloads/SaveMenu.tsx'
import { failureText } from '../ui/failures/failure-text.ts'
import { partMessages } from '../ui/part-messages.ts'
import { ftseMessages } from './messages.ts'
import { useFtseQuery } from './use-prediction.ts'

interface Props {
  readonly companyId: number
  readonly name: string
}

/** The prediction as a file or a bundle, and made again from its rows. */
export function Out({ companyId, name }: Props) {
  const { out: m } = ftseMessages()
  const query = useFtseQuery()
  const isTrial = useProfile().data?.is_trial === true
  const bundleName = `satoyama-ftse-prediction-${companyId}.json`
  const saveBundle = () =>
    void openDownload({
      title: m.title(name),
      plan: { companies: 1, years: 1, items: 1 },
      hasEncodings: false,
      run: async () => {
        const bundle = await call(getFtseBundle, { params: { companyId }, query })
        saveFile(new Blob([JSON.stringify(bundle, null, 1)], { type: 'application/json' }), bundleName)
        return { name: bundleName, replaced: 0 }
      },
    })
  return (
    <>
      <SaveMenu
        words={m}
        title={m.title(name)}
        plan={{ companies: 1, years: 1, items: ftseFileItems }}
        save={(format) =>
          download(saveFtsePrediction, { params: { companyId, format }, query: { ...query, lang: language() } })
        }
        more={[
          { label: m.bundle, disabledReason: isTrial ? partMessages().states.trial : undefined, onSelect: saveBundle },
        ]}
      />
      <Recompute companyId={companyId} />
    </>
  )
}

/** Holds the answer against one made again from its rows alone. */
function Recompute({ companyId }: Pick<Props, 'companyId'>) {
  const { out: m } = ftseMessages()
  const query = useFtseQuery()
  const [said, setSaid] = useState('')
  const run = async () => {
    try {
      const { isSame, rows } = await call(recomputeFtse, { params: { companyId }, query })
      setSaid(isSame ? m.same(formatNumber(rows)) : m.different)
    } catch (error) {
      setSaid(failureText(error))
    }
  }
  return (
    <>
      <button type="button" className="act" onClick={() => void run()}>
        {m.recompute}
      </button>
      <span role="status">{said}</span>
    </>
  )
}
