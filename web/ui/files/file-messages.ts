import { messages } from '../../i18n/messages.ts'

/** Why a file that was chosen is not sent. */
export const fileMessages = messages('files', {
  ja: {
    large: (most: string) => `ファイルは${most}以下にしてください。`,
    empty: 'ファイルが空です。内容のあるファイルを選んでください。',
  },
  en: {
    large: (most: string) => `The file may have at most ${most}.`,
    empty: 'The file is empty. Choose one that has content.',
  },
})
