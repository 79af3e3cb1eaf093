import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const knownGroupMessages = messages('known-group', {
  title: { ja: '外部リストによるスコアの検証', en: 'Scores against an outside list' },
  list: { ja: 'リスト', en: 'List' },
  option: (name: string, companies: string) => ({
    ja: `${name}（${companies}社）`,
    en: `${name} (${counted(companies, 'company')})`,
  }),
  higher: (list: string, auc: string) => ({
    ja: `「${list}」の構成企業の総合スコアは、それ以外の企業より高い傾向がある（${auc}）`,
    en: `Companies on “${list}” tend to have higher total scores than the others (${auc})`,
  }),
  lower: (list: string, auc: string) => ({
    ja: `「${list}」の構成企業の総合スコアは、それ以外の企業より低い傾向がある（${auc}）`,
    en: `Companies on “${list}” tend to have lower total scores than the others (${auc})`,
  }),
  alike: (list: string, auc: string) => ({
    ja: `総合スコアでは「${list}」の構成企業とそれ以外を区別できない（${auc}）`,
    en: `The total score does not tell companies on “${list}” from the others (${auc})`,
  }),
  withInterval: (auc: string, low: string, high: string) => ({
    ja: `AUC ${auc}、95%信頼区間 ${low}〜${high}`,
    en: `AUC ${auc}, 95% interval ${low} to ${high}`,
  }),
  withoutInterval: (auc: string) => ({ ja: `AUC ${auc}`, en: `AUC ${auc}` }),
  same: (list: string) => ({
    ja: `総合スコアがすべて同じため、「${list}」とは照合できない`,
    en: `All total scores are the same: nothing can be measured against “${list}”`,
  }),
  tooFew: (members: string, others: string, min: string) => ({
    ja: `総合スコアのある企業が構成企業${members}社、それ以外${others}社と少なく、検証できない（それぞれ${min}社以上が必要）`,
    en: `Too few companies have a total score: ${members} on the list and ${others} others, where ${min} of each are needed`,
  }),
  few: { ja: '企業数が不足', en: 'too few' },
  noList: {
    ja: '照合するリストが取り込まれていません。指数や表彰の構成企業を、テーマ・指数のテンプレート（例：index.リスト名）で取り込むと、構成企業のスコアがそれ以外の企業より高いかどうかを、AUC（95%信頼区間）と中央値を上回る割合で、総合・E・S・Gごとに示します。',
    en: 'No list has been imported. Import the members of an index or an award with the template for themes and indices (index.<name>), and this panel shows whether their scores are higher than those of other companies: AUC with a 95% interval and the share above the median, for the total and each pillar.',
  },
  noListHere: {
    ja: 'この業種には、取り込まれたリストの構成企業がありません。構成企業のいる業種、または市場全体の画面では、リストとスコアの関係を表示します。',
    en: 'No imported list has a member in this industry. Industries with members, and the page of the whole market, show how each list relates to the scores.',
  },
  score: { ja: 'スコア', en: 'Score' },
  members: { ja: '構成企業', en: 'On the list' },
  others: { ja: 'それ以外', en: 'Others' },
  auc: { ja: 'AUC（95%信頼区間）', en: 'AUC (95% interval)' },
  within: { ja: '業種平均との差のAUC', en: 'AUC within industries' },
  above: { ja: '中央値を上回る割合', en: 'Above the median' },
  low: { ja: '下限', en: 'Low' },
  high: { ja: '上限', en: 'High' },
  note: {
    ja: 'AUCは、構成企業のスコアがそれ以外の企業のスコアを上回る確率（同点は1/2）。0.5なら無関係、1なら完全に分かれる。リストに載っていない企業は、すべて「それ以外」とする。リストの選定基準がスコアと同じ開示に基づく場合、AUCが高いのは当然であり、スコアの正しさの証明にはならない。',
    en: 'AUC is the chance that a company on the list scores above one that is not, ties counting half: 0.5 is no relation, 1 a perfect split. Every company not on the list is among the others. Where a list was itself chosen by the same disclosure, a high AUC is to be expected and proves nothing.',
  },
  invented: {
    ja: '架空の市場：企業・数値・リストはいずれも架空で、結果は現実について何も示しません。',
    en: 'Invented market: companies, figures and lists are all invented, and the result says nothing about the real world.',
  },
  method: { ja: '算出方法', en: 'How it is measured' },
})
