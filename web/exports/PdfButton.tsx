import { lazy, Suspense, useEffect, useRef } from 'react'
import { PdfRequest } from '#contract/exports/pdf.ts'
import { useConfig } from '../app/config.ts'
import { ModalBody, ModalHeader } from '../ui/modals/ModalParts.tsx'
import { openModal } from '../ui/modals/modals.ts'
import { exportMessages } from './messages.ts'
import type { PdfSheet } from './PdfTray.tsx'
import { isExportWaiting } from './use-export.ts'

const Tray = lazy(async () => ({ default: (await import('./PdfTray.tsx')).PdfTray }))

/** What of an address a sheet takes: the context of the scores, and the choices of the sheet itself. */
export function sheetQuery(search: Readonly<Record<string, unknown>>): NonNullable<PdfSheet['query']> {
  const names = Object.keys(PdfRequest.shape.query.unwrap().shape)
  return Object.fromEntries(names.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])))
}

/** Has the server make a PDF of a sheet; where it makes none, why, since there is only the print dialog then. */
export function PdfButton(sheet: PdfSheet) {
  const m = exportMessages()
  const { whyNoPdf } = useConfig()
  // A reload goes on with the file that this tab waits for.
  const latest = useRef(sheet)
  latest.current = sheet
  useEffect(() => {
    if (whyNoPdf === null && isExportWaiting('report')) void openPdf(latest.current)
  }, [whyNoPdf])
  if (whyNoPdf) return <span className="note dim">{m.noPdf[whyNoPdf]}</span>
  return (
    <button type="button" className="btn" onClick={() => void openPdf(sheet)}>
      {m.pdf}
    </button>
  )
}

async function openPdf(sheet: PdfSheet): Promise<void> {
  const m = exportMessages()
  await openModal({
    label: m.pdf,
    width: 560,
    content: ({ close }) => (
      <>
        <ModalHeader title={m.pdf} onClose={close} />
        <ModalBody>
          <Suspense>
            <Tray {...sheet} />
          </Suspense>
        </ModalBody>
      </>
    ),
  })
}
