import { neverFetched } from '../by-hand/never-fetched.ts'

/** The yearly list of emitters has no address of its own; it says whose the codes are that `eegs` asks by. */
export const eegsList = neverFetched({
  name: 'eegs-list',
  title: { ja: 'EEGS 排出者一覧（年度別）', en: 'EEGS list of emitters, by year' },
  fills: { ja: '法定報告の排出量と排出者コード', en: 'Statutory emissions, and the codes of their emitters' },
  termsUrl: 'https://eegs.env.go.jp/ghg-santeikohyo-result/search',
})
