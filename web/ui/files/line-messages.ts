import { messages } from '../../i18n/messages.ts'

/** Words for a line of a file that a person decides upon. */
export const lineMessages = messages('lines', {
  ja: {
    title: (line: string) => `${line}行目`,
    heading: (line: string, written: string) => `${line}行目：${written}`,
    company: 'この行の企業を指定',
    cells: 'この行の値を訂正',
    leave: 'この行を除く',
    asRead: '読み取り結果に戻す',
    close: '閉じる',
    open: '行番号を選ぶと、その行を訂正または除外できます。',
    openCompany: '行番号を選ぶと、企業の指定や除外ができます。',
    full: (most: string) => `ここで直せるのは${most}行までです。ファイルを直してください。`,
  },
  en: {
    title: (line: string) => `Line ${line}`,
    heading: (line: string, written: string) => `Line ${line}: ${written}`,
    company: 'Company of this line',
    cells: 'Correct this line',
    leave: 'Leave this line out',
    asRead: 'Back to what was read',
    close: 'Close',
    open: 'Choose a line number to correct the line or leave it out.',
    openCompany: 'Choose a line number to say which company it is, or to leave the line out.',
    full: (most: string) => `Up to ${most} lines can be corrected here. Please correct the file.`,
  },
})
