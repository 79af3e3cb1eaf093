import { messages } from '../../i18n/messages.ts'
import { counted, pluralOf } from '../../i18n/plurals.ts'

export const overviewMessages = messages('industry-overview', {
  comprises: { ja: '業種の範囲', en: 'Scope of the industry' },
  comprisesFinding: (companies: string, largest: string, count: string) => ({
    ja: `${companies}社。東証33業種では${largest}が最も多く${count}社`,
    en: `${counted(companies, 'company')}; the largest TSE industry is ${largest} (${count})`,
  }),
  comprisesPlain: (companies: string) => ({ ja: `${companies}社`, en: counted(companies, 'company') }),
  hierarchy: { ja: '業種分類の階層', en: 'Hierarchy' },
  members: { ja: '含まれる業種（GICS 74業種）', en: 'Industries included (GICS 74)' },
  siblings: { ja: '上位区分が同じ業種', en: 'In the same group' },
  tse33: { ja: '所属企業の東証33業種', en: 'Its companies by TSE industry' },
  gics: { ja: '所属企業のGICS 74業種', en: 'Its companies by GICS industry' },
  classification: { ja: '業種分類', en: 'Classification' },
  companies: { ja: '企業数', en: 'Companies' },
  sizes: { ja: '市場と規模', en: 'Markets and sizes' },
  sizesFinding: (market: string, count: string, share: string) => ({
    ja: `${market}が${count}社で全体の${share}`,
    en: `${count} ${pluralOf('be', count)} on the ${market}, ${share} of all`,
  }),
  market: { ja: '市場', en: 'Market' },
  unknownMarket: { ja: '市場区分不明', en: 'Segment unknown' },
  size: {
    'market-cap': { ja: '時価総額', en: 'Market cap' },
    sales: { ja: '売上高', en: 'Sales' },
  },
  from: (hundreds: string, billions: string) => ({ ja: `${hundreds}億円以上`, en: `From JPY ${billions}bn` }),
  below: (hundreds: string, billions: string) => ({ ja: `${hundreds}億円未満`, en: `Below JPY ${billions}bn` }),
  unknownSize: { ja: '規模不明', en: 'Size unknown' },
  share: { ja: '割合', en: 'Share' },
  themes: { ja: '重要なカテゴリーとその理由', en: 'Material categories and why' },
  themesFinding: (names: string, share: string) => ({
    ja: `${names}で重みの${share}を占める`,
    en: `${names} carry ${share} of the weight`,
  }),
  category: { ja: 'カテゴリー', en: 'Category' },
  weight: { ja: '重み', en: 'Weight' },
  points: { ja: '点', en: 'Points' },
  pointsHint: {
    ja: '5 費用・許認可・需要を左右する、4 主要な論点、3 複数の拠点・顧客に関わる、2 通常の責務、1 軽微、0 オフィス以外に関わりがない',
    en: '5 decides cost, licence or demand; 4 major; 3 relevant at several sites or customers; 2 ordinary duty; 1 minor; 0 no link beyond an office',
  },
  reason: { ja: '理由', en: 'Why' },
  levels: {
    ja: [
      'オフィス以外に関わりがない',
      '軽微',
      '通常の責務',
      '複数の拠点・顧客に関わる',
      '主要な論点',
      '費用・許認可・需要を左右する',
    ],
    en: [
      'No link beyond an office',
      'Minor',
      'Ordinary duty',
      'Relevant at several sites or customers',
      'Major',
      'Decides cost, licence or demand',
    ],
  },
  basis: { ja: '根拠', en: 'Basis' },
  meanOf: (count: string) => ({
    ja: `対応するGICS ${count}業種の重みの平均`,
    en: `Mean of the weights of the ${count} GICS industries that it corresponds to`,
  }),
  meanOfAll: (basis: string) => ({
    ja: `重みを定めた全業種（${basis}）の平均`,
    en: `Mean of all industries that have weights (${basis})`,
  }),
  proposed: {
    ja: '独自に定めた値で、外部の基準で確認されたものではありません。',
    en: 'Our own proposal, not verified against an external standard.',
  },
  disclosure: { ja: '主要指標の開示率', en: 'Disclosure of the main indicators' },
  disclosureFinding: (more: string, all: string) => ({
    ja: `重みの大きいカテゴリーの${all}指標のうち${more}指標で、市場全体より開示が進む`,
    en: `Of ${counted(all, 'indicator')} in the heaviest categories, ${more} ${pluralOf('be', more)} disclosed more widely than in the market`,
  }),
  disclosureOfMarket: (indicator: string, share: string) => ({
    ja: `重みの大きいカテゴリーの指標のうち、最も広く開示されているのは${indicator}で${share}`,
    en: `Of the indicators in the heaviest categories, ${indicator} is disclosed most widely (${share})`,
  }),
  indicator: { ja: '指標', en: 'Indicator' },
  industryRate: { ja: 'この業種', en: 'This industry' },
  marketRate: { ja: '市場全体', en: 'Market' },
  difference: { ja: '差', en: 'Difference' },
  standards: { ja: '開示を求める基準', en: 'Requested by' },
  disclosureNote: {
    ja: 'その年度の報告書があり、指標が該当する企業に占める、数値のある企業の割合。重みの大きい5カテゴリーから各4指標。',
    en: 'Share of companies with a figure, among those with a report for the year to which the indicator applies. Four indicators from each of the five heaviest categories.',
  },
  rules: { ja: '関係する規制・基準とSDGs', en: 'Rules, standards and SDGs' },
  rulesFinding: (standard: string, goal: string) => ({
    ja: `重みの大きいカテゴリーの指標を最も広く求めるのは${standard}、SDGsで最も関わりが深いのは${goal}`,
    en: `${standard} covers the most indicators in the heaviest categories; the closest SDG is ${goal}`,
  }),
  standard: { ja: '規制・基準', en: 'Rule or standard' },
  scoreShare: { ja: 'スコアの重み', en: 'Share of score' },
  indicators: { ja: '指標数', en: 'Indicators' },
  goals: { ja: 'SDGs', en: 'SDGs' },
  rulesNote: {
    ja: '割合は、その基準・目標に結び付く指標がスコアに占める重み。1指標が複数に結び付くことがあります。',
    en: 'Share of the score’s weight carried by indicators tied to the rule or goal. One indicator may be tied to several.',
  },
})
