import { messages } from '../../i18n/messages.ts'

/** Words for a line of a file that a person decides upon. */
export const lineMessages = messages('lines', {
  title: (line: string) => ({ ja: `${line}行目`, en: `Line ${line}` }),
  heading: (line: string, written: string) => ({ ja: `${line}行目：${written}`, en: `Line ${line}: ${written}` }),
  company: { ja: 'この行の企業を指定', en: 'Company of this line' },
  cells: { ja: 'この行の値を訂正', en: 'Correct this line' },
  leave: { ja: 'この行を除く', en: 'Leave this line out' },
  asRead: { ja: '読み取り結果に戻す', en: 'Back to what was read' },
  close: { ja: '閉じる', en: 'Close' },
  open: {
    ja: '行番号を選ぶと、その行を訂正または除外できます。',
    en: 'Choose a line number to correct the line or leave it out.',
  },
  openCompany: {
    ja: '行番号を選ぶと、企業の指定や除外ができます。',
    en: 'Choose a line number to assign a company or leave the line out.',
  },
  full: (max: string) => ({
    ja: `ここで直せるのは${max}行までです。ファイルを直してください。`,
    en: `Up to ${max} lines can be corrected here. Please correct the file.`,
  }),
})
