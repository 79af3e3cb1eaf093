import { messages } from '../i18n/messages.ts'

/** Words of the list of patents: its filters, columns and files. */
export const patentTableMessages = messages('patents-table', {
  name: { ja: '特許一覧', en: 'Patents' },
  found: (count: string, all: string) => ({
    ja: count === all ? `全${all}件` : `${all}件のうち${count}件`,
    en: count === all ? `All ${all}` : `${count} of ${all}`,
  }),
  find: { ja: '名称・番号・出願人・特許分類で検索', en: 'Search title, number, applicant or class' },
  all: { ja: 'すべて', en: 'All' },
  filters: {
    filed: { ja: '年度', en: 'Year' },
    class: { ja: '特許分類', en: 'Class' },
    stage: { ja: 'ステージ', en: 'Stage' },
    green: { ja: 'グリーン技術', en: 'Green technology' },
    partner: { ja: '共同出願人', en: 'Filed with' },
  },
  green: {
    any: { ja: 'いずれか', en: 'Any' },
    none: { ja: '該当なし', en: 'None' },
  },
  clear: { ja: '条件をすべて外す', en: 'Clear all filters' },
  noMatch: { ja: '条件に合う特許がない', en: 'No patent fits' },
  stageUnknown: { ja: '不明', en: 'not known' },
  columns: {
    number: { ja: '出願番号', en: 'Application' },
    filed: { ja: '出願日', en: 'Filed' },
    published: { ja: '公開日', en: 'Published' },
    title: { ja: '発明の名称', en: 'Title' },
    classes: { ja: '特許分類', en: 'Classes' },
    with: { ja: '共同出願人', en: 'Filed with' },
    stage: { ja: 'ステージ', en: 'Stage' },
  },
  sortBy: (name: string) => ({ ja: `${name}で並べ替える`, en: `Sort by ${name}` }),
  greenOf: (names: string) => ({ ja: `グリーン技術：${names}`, en: `Green: ${names}` }),
  moreCodes: (count: string) => ({ ja: `ほか${count}`, en: `${count} more` }),
  separator: { ja: '、', en: ', ' },
  unit: { ja: '件', en: 'patents' },
  out: { ja: '保存', en: 'Save' },
  csv: { ja: 'CSVで保存', en: 'Save as CSV' },
  xlsx: { ja: 'Excelで保存', en: 'Save as Excel' },
  saveTitle: { ja: '特許一覧の保存', en: 'Save the patents' },
  noDay: { ja: '出願日なし', en: 'no filing date' },
})
