import { messages } from '../i18n/messages.ts'

/** How an indicator bears on an objective of the EU taxonomy. */
export const relationMessages = messages('relations', {
  ja: {
    relations: {
      substantial_contribution: '実質的な貢献を示す',
      no_significant_harm: '著しい害（DNSH）の有無を示す',
      minimum_safeguards: '最低限のセーフガードを示す',
    },
  },
  en: {
    relations: {
      substantial_contribution: 'Indicates substantial contribution',
      no_significant_harm: 'Indicates significant harm (DNSH)',
      minimum_safeguards: 'Indicates minimum safeguards',
    },
  },
})
