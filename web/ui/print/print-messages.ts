import { messages } from '../../i18n/messages.ts'

/** Words on and above every sheet for the printer. */
export const printMessages = messages('print', {
  ja: {
    print: '印刷する',
    hint: '印刷画面の「送信先」で「PDFに保存」を選ぶと、PDFになります。',
    demo: 'デモ市場（架空の企業・数値）',
    onScreen: (count: string) => `ほか${count}件は画面で`,
  },
  en: {
    print: 'Print',
    hint: 'For a PDF, choose “Save as PDF” as the destination in the print dialog.',
    demo: 'Demo market (invented)',
    onScreen: (count: string) => `${count} more on screen`,
  },
})
