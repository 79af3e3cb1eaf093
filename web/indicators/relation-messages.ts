import { messages } from '../i18n/messages.ts'

/** How an indicator bears on an objective of the EU taxonomy. */
export const relationMessages = messages('relations', {
  relations: {
    substantial_contribution: { ja: '実質的な貢献を示す', en: 'Indicates substantial contribution' },
    no_significant_harm: { ja: '著しい害（DNSH）の有無を示す', en: 'Indicates significant harm (DNSH)' },
    minimum_safeguards: { ja: '最低限のセーフガードを示す', en: 'Indicates minimum safeguards' },
  },
})
