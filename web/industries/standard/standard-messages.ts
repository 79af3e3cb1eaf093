import { messages } from '../../i18n/messages.ts'
import { counted, pluralOf } from '../../i18n/plurals.ts'

export const standardMessages = messages('industry-standard', {
  title: { ja: '業種分類の対応表', en: 'Industry classification standard' },
  lead: {
    ja: '東証33業種・17業種と、GICS（2018年版と2023年版）の関係です。業種名を選ぶと業種ページが開きます。',
    en: 'How the TSE’s 33 and 17 industries map to GICS, before and after 2023. Select a name to open the industry’s page.',
  },
  parts: {
    tse33: { ja: '東証33／17業種', en: 'TSE 33 / 17' },
    gics2023: { ja: 'GICS 2023年版（11・25・74）', en: 'GICS 2023 (11, 25, 74)' },
    gics2018: { ja: 'GICS 2018年版（11・24・69）', en: 'GICS 2018 (11, 24, 69)' },
    changes: { ja: '2018年版から2023年版への変更', en: 'Changes, 2018 to 2023' },
  },
  partsLabel: { ja: '業種分類', en: 'Classification' },
  find: { ja: 'コード・業種名で絞り込む', en: 'Filter by code or name' },
  code: { ja: 'コード', en: 'Code' },
  name: { ja: '業種名', en: 'Industry' },
  otherName: { ja: '英語名', en: 'Japanese name' },
  companies: { ja: '企業数', en: 'Companies' },
  tse17: { ja: '東証17業種', en: 'TSE 17' },
  toGics: { ja: '対応するGICS 74業種', en: 'GICS industries (74)' },
  became: { ja: '2023年版での業種', en: 'In 2023' },
  was: { ja: '2018年版での業種', en: 'In 2018' },
  note: { ja: '備考', en: 'Note' },
  same: { ja: '変更なし', en: 'Unchanged' },
  none: { ja: '該当する行がありません', en: 'No row matches' },
  count: { ja: '行数', en: 'Rows' },
  rows: (count: string) => ({ ja: `${count}行`, en: counted(count, 'row') }),
  counted: (all: string, gics: string, tse: string) => ({
    ja: `この市場の${all}社のうち、GICSコードがあるのは${gics}社、東証33業種があるのは${tse}社`,
    en: `Of the ${counted(all, 'company')} in this market, ${gics} ${pluralOf('have', gics)} a GICS code and ${tse} a TSE industry`,
  }),
  noGics: {
    ja: 'この市場の企業にはGICSコードがないため、GICSの企業数はすべて0です。',
    en: 'No company in this market has a GICS code, so every GICS count is 0.',
  },
  sources: { ja: '出典と確認状況', en: 'Sources and verification status' },
  table: { ja: '表', en: 'Table' },
  source: { ja: '出典', en: 'Source' },
  status: { ja: '確認状況', en: 'Status' },
  tables: {
    tse33: { ja: '東証33業種', en: 'TSE 33 industries' },
    tse17: { ja: '東証17業種', en: 'TSE 17 industries' },
    gics: { ja: 'GICS（両版）', en: 'GICS, both editions' },
    'gics-changes': { ja: 'GICSの変更', en: 'GICS changes' },
    'tse33-gics': { ja: '東証33業種とGICSの対応', en: 'TSE 33 to GICS' },
  },
  statuses: {
    official: { ja: '公式資料による', en: 'From the official source' },
    verified: { ja: '確認済み', en: 'Verified' },
    secondary: { ja: '二次資料による', en: 'From a secondary source' },
    recalled: { ja: '未確認（記憶による）', en: 'Recalled, not verified' },
    proposed: { ja: '独自', en: 'Proposed by us' },
    derived: { ja: '計算による', en: 'Derived' },
  },
  statusNote: {
    ja: '「二次資料による」表は公開資料と照合したもので、原典とは照合していません。「独自」の表と同様、契約上の業種分類としては使えません。',
    en: 'Tables from a secondary source were checked against public lists, not against the originals; like our own, they are not a licensed classification.',
  },
  rowLink: (code: string) => ({ ja: `${code}の行へのリンク`, en: `Link to row ${code}` }),
})
