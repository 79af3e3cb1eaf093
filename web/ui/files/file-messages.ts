import { messages } from '../../i18n/messages.ts'

/** Why a file that was chosen is not sent. */
export const fileMessages = messages('files', {
  large: (max: string) => ({ ja: `ファイルは${max}以下にしてください。`, en: `The file may have at most ${max}.` }),
  empty: {
    ja: 'ファイルが空です。内容のあるファイルを選んでください。',
    en: 'The file is empty. Choose one that has content.',
  },
})
