import { messages } from '../i18n/messages.ts'
import { counted } from '../i18n/plurals.ts'

export const taxonomyMessages = messages('taxonomy', {
  title: { ja: 'タクソノミー', en: 'Taxonomy' },
  lead: {
    ja: '本サービスのテーマ・規制・指数の判定ルールと、EUタクソノミーの環境目的、開示基準、SDGsに、指標がどう対応するかをまとめています。',
    en: 'The rules of our themes, regulations and indices, and how our indicators correspond to the objectives of the EU taxonomy, to disclosure standards and to the SDGs.',
  },
  find: { ja: 'テーマ・目的・指標を検索', en: 'Find a theme, objective or indicator' },
  findHint: {
    ja: '名称・コード（例：人権、循環、E-WT-001）',
    en: 'Name or code, such as “human rights”, “circular”, “E-WT-001”',
  },
  none: { ja: '一致する項目がありません', en: 'Nothing fits' },
  noneText: { ja: '言葉を短くするか、別の言葉でお試しください。', en: 'Try a shorter word, or another one.' },
  clear: { ja: '検索を解除', en: 'Clear the search' },
  sections: {
    themes: { ja: 'テーマ・スクリーニング・規制・指数', en: 'Themes, screens, regulations and indices' },
    objectives: { ja: 'EUタクソノミーの環境目的', en: 'Objectives of the EU taxonomy' },
    standards: { ja: '開示基準・枠組み', en: 'Disclosure standards' },
    goals: { ja: 'SDGs', en: 'SDGs' },
  },
  onThisPage: { ja: 'このページ', en: 'On this page' },
  themes: {
    lead: {
      ja: '判定は上から順に行い、最初に成り立つものを採ります。推計値では判定しません。',
      en: 'Rules are read from the top, and the first line that holds applies. Estimates are never used.',
    },
    method: { ja: '判定の方法', en: 'How rules are read' },
    rule: { ja: '判定ルール', en: 'Rule' },
    written: { ja: 'ルールの原文', en: 'As it is written' },
    reads: { ja: '判定に使う指標', en: 'Indicators used' },
    readsNone: {
      ja: '指標は使いません。取り込まれた情報で判定します。',
      en: 'None; it is based on imported information.',
    },
    states: { ja: '上場企業の判定', en: 'Listed companies' },
    companies: (count: string) => ({ ja: `${count}社`, en: count }),
    searchFor: (state: string, count: string) => ({
      ja: `${state}の${count}社を検索`,
      en: `${state}: search for the ${counted(count, 'company')}`,
    }),
    jurisdiction: { ja: '地域', en: 'Where' },
    effective: { ja: '適用開始', en: 'From' },
    never: { ja: '発効せず', en: 'never in force' },
    year: (year: string) => ({ ja: `${year}年`, en: year }),
    source: { ja: '出典', en: 'Source' },
    note: { ja: '備考', en: 'Note' },
    status: { ja: '確認状況', en: 'Checked' },
  },
  eu: {
    lead: {
      ja: '規則（EU）2020/852（タクソノミー規則）は、第9条で6つの環境目的を定めています。経済活動が「環境的に持続可能」とされるには、1つ以上の目的に実質的に貢献し（第10〜15条）、ほかの目的を著しく害さず（第17条）、最低限のセーフガード（第18条）を満たし、技術的スクリーニング基準に適合する必要があります（第3条）。',
      en: 'Article 9 of Regulation (EU) 2020/852 (the taxonomy regulation) names six environmental objectives. An economic activity counts as environmentally sustainable when it contributes substantially to one of them (Articles 10 to 15), does no significant harm to the others (Article 17), meets the minimum safeguards (Article 18) and complies with the technical screening criteria (Article 3).',
    },
    notAlignment: {
      ja: '下の対応は、どの指標が手がかりになるかを示す独自案です。売上高・CapEx・OpExに占める適格・適合の割合（第8条の開示）とは別のもので、本サービスはこの割合を計算していません。指標の値だけで、適合を判断することはできません。',
      en: 'The mapping below is our own proposal of which indicators are relevant. It is not the same as the shares of turnover, CapEx and OpEx that are eligible or aligned (disclosures under Article 8), which this service does not compute. No figure here shows alignment by itself.',
    },
    article: (article: string) => ({
      ja: article.replace(
        /^(\d+)(?:\((\d)\))?/,
        (_, number, paragraph) => `第${number}条${paragraph ? `${paragraph}項` : ''}`,
      ),
      en: `Article ${article}`,
    }),
    names: {
      ja: '規則に日本語の正文はなく、日本語名は一般に使われている訳です。',
      en: 'The names are those of the regulation.',
    },
    mapped: (count: string) => ({ ja: `${count}指標`, en: counted(count, 'indicator') }),
    official: { ja: '目的の名称（英語）', en: 'Name of the objective' },
    mapping: { ja: '指標との対応', en: 'Mapping of indicators' },
    topics: {
      human_rights: { ja: '人権・労働', en: 'Human rights and labour' },
      bribery: { ja: '贈収賄・汚職', en: 'Bribery and corruption' },
      taxation: { ja: '税', en: 'Taxation' },
      competition: { ja: '公正競争', en: 'Fair competition' },
      sfdr_social: {
        ja: '第18条2項が参照するSFDRの社会指標',
        en: 'Social indicators of the SFDR, to which Article 18(2) refers',
      },
    },
    columns: {
      objective: { ja: '環境目的', en: 'Objective' },
      relation: { ja: '対応', en: 'Relation' },
      article: { ja: '条', en: 'Article' },
      indicator: { ja: 'コード', en: 'Code' },
      name: { ja: '指標', en: 'Indicator' },
    },
    csv: { ja: '対応表のCSV', en: 'Mapping as CSV' },
  },
  standards: {
    finding: (name: string, count: string) => ({
      ja: `最も多くの指標が対応するのは${name}（${count}指標）`,
      en: `Most indicators correspond to ${name} (${count})`,
    }),
    unit: {
      ja: '対応する指標の数。数字を選ぶと、その指標の一覧が開きます。',
      en: 'Indicators that refer to each. Click a number to list them.',
    },
    note: {
      ja: 'SSBJは指標ごとに記した項番号、ほかは参照欄の記載から数えています。参照先の多くは一次資料と未照合です。TCFDの提言はIFRS S2に引き継がれました。',
      en: 'SSBJ is counted by the paragraphs noted for each indicator, the others by the references. Most references have not been checked against their source. The TCFD recommendations live on in IFRS S2.',
    },
    row: { ja: '基準・枠組み', en: 'Standard' },
  },
  goals: {
    finding: (name: string, count: string) => ({
      ja: `最も多くの指標が関わるのは${name}（${count}指標）`,
      en: `Most indicators concern ${name} (${count})`,
    }),
    unit: {
      ja: '関わる指標の数。1つの指標が複数の目標に関わることがあります。',
      en: 'Indicators that concern each goal; one may concern several.',
    },
    row: { ja: '目標', en: 'Goal' },
  },
  matrix: {
    total: { ja: '計', en: 'All' },
    chart: { ja: '対応表', en: 'Matrix' },
    cell: (row: string, column: string, count: string) => ({
      ja: `${row}・${column} ${count}件`,
      en: `${row}, ${column}: ${count}`,
    }),
  },
  finance: { ja: '財務', en: 'Finance' },
})
