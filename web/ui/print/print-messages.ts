import { messages } from '../../i18n/messages.ts'

/** Words on and above every sheet for the printer. */
export const printMessages = messages('print', {
  print: { ja: '印刷する', en: 'Print' },
  hint: {
    ja: '印刷画面の「送信先」で「PDFに保存」を選ぶと、PDFになります。',
    en: 'For a PDF, choose “Save as PDF” as the destination in the print dialog.',
  },
  demo: { ja: 'デモ市場（架空の企業・数値）', en: 'Demo market (invented)' },
  onScreen: (count: string) => ({ ja: `ほか${count}件は画面で`, en: `${count} more on screen` }),
})
