import { messages } from '../../i18n/messages.ts'

/** What the list of an industry's companies says first. */
export const companiesMessages = messages('industry-companies', {
  companiesFinding: (first: string, score: string) => ({
    ja: `首位は${first}（${score}）`,
    en: `${first} leads (${score})`,
  }),
  companiesUnclear: {
    ja: '順位の区間が広く、どの企業が首位かは判断できない',
    en: 'The intervals of the ranks are too wide to name a leader',
  },
  companiesUnranked: {
    ja: 'スコアの信頼性が基準に届かないため、順位は示していない',
    en: 'The scores are not reliable enough to be ranked',
  },
})
