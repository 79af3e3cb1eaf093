import { messages } from '../i18n/messages.ts'

const filings = (count: string) => `${count} ${count === '1' ? 'filing' : 'filings'}`
const patents = (count: string) => `${count} ${count === '1' ? 'patent' : 'patents'}`

/** Words of the tab of patents. */
export const patentMessages = messages('patents', {
  title: { ja: '特許', en: 'Patents' },
  headlines: {
    none: { ja: '特許の収録がない', en: 'No patents on file' },
    undated: (count: string) => ({
      ja: `公開された${count}件に出願日がない`,
      en: `${patents(count)} on file, without a filing date`,
    }),
    recent: (count: string) => ({
      ja: `公開された${count}件は、${count === '1' ? '' : 'いずれも'}出願が出そろっていない年度のもの`,
      en:
        count === '1'
          ? 'One patent is public, of a year that is not fully published yet'
          : `${patents(count)} are public, all of years that are not fully published yet`,
    }),
    one: (year: string, name: string | null) => ({
      ja: `公開されたのは${year}の1件${name ? `（${name}）` : ''}`,
      en: `One filing is public, of ${year}${name ? ` (${name})` : ''}`,
    }),
    many: (from: string, to: string, count: string) => ({
      ja: `${from === to ? from : `${from}〜${to}`}に${count}件`,
      en: from === to ? `${filings(count)} in ${to}` : `${filings(count)} from ${from} to ${to}`,
    }),
    top: (share: string, name: string) => ({ ja: `、${share}が${name}`, en: `, ${share} on ${name}` }),
  },
  noneText: {
    ja: '特許は自動取得の対象ではありません。公開特許の一覧（J-PlatPatの書き出し）を収録すると、年度・特許分類・共同出願人・グリーン技術の件数を表示します。',
    en: 'Patents are not fetched automatically. Once a list of published patents (an export of J-PlatPat) is on file, filings by year, class, partner and green technology stand here.',
  },
  nonePast: (day: string) => ({
    ja: `${day}までに公開された特許は収録していません。`,
    en: `No patent on file was public by ${day}.`,
  }),
  nonePeers: (withPatents: string, companies: string, name: string) => ({
    ja: `${name}では、${companies}社のうち${withPatents}社に収録があります。収録がないことは、特許がないことを意味しません。`,
    en: `In ${name}, ${withPatents} of ${companies} companies have patents on file. None on file does not mean that there are none.`,
  }),
  years: {
    name: { ja: '年度別の出願', en: 'Filings by year' },
    unit: (yearEnd: string) => ({
      ja: `件、出願した年度（${yearEnd}決算）別`,
      en: `Filings by fiscal year (to ${yearEnd})`,
    }),
    unitUsual: (yearEnd: string) => ({
      ja: `件、出願した年度別（決算期が不明のため${yearEnd}とする）`,
      en: `Filings by fiscal year (year end unknown, taken as ${yearEnd})`,
    }),
    chart: { ja: '推移', en: 'Chart' },
    year: { ja: '年度', en: 'Fiscal year' },
    filings: { ja: '件数', en: 'Filings' },
    all: { ja: 'すべて公開済みか', en: 'Public' },
    public: { ja: '公開済み', en: 'all public' },
    open: { ja: '未公開を含む', en: 'in part not yet published' },
    openLegend: (day: string) => ({
      ja: `斜線：${day}より後の出願。公開まで18か月かかり、未公開のものを含む。見出しには含めない`,
      en: `Hatched: filed after ${day}. Publication takes 18 months, so some are not yet published; outside the headline`,
    }),
    stagesUnknown: {
      ja: 'この基準日のステージは不明。ステージは取込日時点のものに限られる',
      en: 'Stages of this day are not known: they are told as of the import alone',
    },
    undated: (count: string) => ({ ja: `ほかに出願日のないもの${count}件`, en: `${count} more without a filing date` }),
    earlier: (year: string) => ({
      ja: `図は${year}から。それより前は表にある`,
      en: `Drawn from ${year}; earlier years are in the table`,
    }),
    point: (year: string, count: string, parts: string, isPublic: boolean) => ({
      ja: `${year} ${count}件${parts ? `（${parts}）` : ''}${isPublic ? '' : '、未公開を含む'}`,
      en: `${year} ${filings(count)}${parts ? ` (${parts})` : ''}${isPublic ? '' : ', in part not yet published'}`,
    }),
    part: (name: string, count: string) => ({ ja: `${name}${count}`, en: `${name} ${count}` }),
    select: { ja: '選ぶと、下の一覧をその年度に絞り込みます', en: 'Choosing one filters the list below' },
  },
  stages: {
    granted: { ja: '権利存続', en: 'In force' },
    pending: { ja: '出願中', en: 'Pending' },
    ended: { ja: '終了', en: 'Ended' },
    unknown: { ja: '不明', en: 'Not known' },
  },
  stageHints: {
    granted: { ja: '登録され、権利が存続している', en: 'Granted and in force' },
    pending: { ja: '審査中、または審査請求前', en: 'Under examination, or examination not yet requested' },
    ended: { ja: '取下げ・拒絶・放棄・消滅・期間満了', en: 'Withdrawn, refused, abandoned, lapsed or expired' },
    unknown: {
      ja: 'ステージの記載がない、または基準日の時点では不明',
      en: 'The export tells no stage, or it was not known on the day',
    },
  },
  classes: {
    name: { ja: '特許分類', en: 'Classes' },
    finding: (name: string, count: string, share: string) => ({
      ja: `最も多いのは${name}、${count}件（${share}）`,
      en: `The largest group is on ${name}: ${count} (${share})`,
    }),
    tied: (classes: string, count: string, share: string) => ({
      ja: `最も多いのは${classes}のサブクラスで、各${count}件（${share}）`,
      en: `${classes} classes have the most: ${count} each (${share})`,
    }),
    unit: {
      ja: '件、IPCサブクラス別。1件の特許は、付いているサブクラスのそれぞれに数える',
      en: 'Patents by IPC subclass; a patent counts in each class that it has',
    },
    list: { ja: '上位', en: 'Top' },
    code: { ja: 'IPC', en: 'Class' },
    className: { ja: '名称', en: 'Name' },
    count: { ja: '件数', en: 'Patents' },
    inPublicYears: { ja: '全件公開の年度の件数', en: 'Of years fully published' },
    share: { ja: '割合', en: 'Share' },
    more: (count: string) => ({ ja: `ほか${count}のサブクラスは表にある`, en: `${count} more in the table` }),
    unclassified: (count: string) => ({
      ja: `特許分類を読み取れないもの${count}件`,
      en: `${count} without a class that can be read`,
    }),
    note: {
      ja: '名称は、特許分類の表題の公開されている写しと照合し、短縮したものです。',
      en: 'Names were held against public transcriptions of the titles, and shortened.',
    },
    filter: (name: string) => ({ ja: `${name}に絞り込む`, en: `Filter by ${name}` }),
  },
  partners: {
    name: { ja: '共同出願', en: 'Filed together' },
    finding: (joint: string, share: string) => ({
      ja: `${joint}件（${share}）が共同出願`,
      en: `${patents(joint)} (${share}) filed with others`,
    }),
    none: { ja: '共同出願はない', en: 'None filed with others' },
    unit: { ja: '件、出願人の名義別', en: 'Patents by name of the applicant' },
    partner: { ja: '共同出願人', en: 'Filed with' },
    count: { ja: '件数', en: 'Patents' },
    newest: { ja: '直近の出願日', en: 'Latest filing' },
    list: { ja: '上位', en: 'Top' },
    more: (count: string) => ({ ja: `ほか${count}者は表にある`, en: `${count} more in the table` }),
    filter: (name: string) => ({ ja: `${name}との共同出願に絞り込む`, en: `Filter by filings with ${name}` }),
  },
  green: {
    name: { ja: 'グリーン技術', en: 'Green technology' },
    finding: (count: string, share: string) => ({
      ja: `${count}件（${share}）がグリーン技術`,
      en: `${patents(count)} (${share}) on green technology`,
    }),
    median: (share: string, level: string) => ({
      ja: `${level}の中央値は${share}です。`,
      en: `The median of the ${level} is ${share}.`,
    }),
    none: { ja: 'グリーン技術に当たる特許はない', en: 'No patent on green technology' },
    unit: {
      ja: '件、WIPOのIPCグリーンインベントリーの7分野。1件を複数の分野に数えることがある',
      en: 'Patents in the seven topics of WIPO’s IPC Green Inventory; one may count in several',
    },
    list: { ja: '分野', en: 'Topics' },
    topic: { ja: '分野', en: 'Topic' },
    every: { ja: 'グリーン技術の計', en: 'All green technology' },
    part: { ja: '技術', en: 'Technology' },
    count: { ja: '件数', en: 'Patents' },
    share: { ja: '割合', en: 'Share' },
    note: (checkedCount: string, own: string | null) => ({
      ja: `${checkedCount}項目の記号は、インベントリーの公開されている写しと照合しました。${own ? `このほか、特許分類の改正で移った記号の${own}項目は本サービスによるものです。` : ''}特許分類は技術の分野を示し、環境への効果を示すものではありません。`,
      en: `The symbols of ${checkedCount} entries were held against public transcriptions of the inventory${own ? `; ${own} more ${own === '1' ? 'is' : 'are'} ours, for symbols that moved when the classification was revised` : ''}. A class tells the field of a technology, not its effect on the environment.`,
    }),
    method: { ja: '数え方', en: 'How it is counted' },
    filter: (name: string) => ({ ja: `${name}に絞り込む`, en: `Filter by ${name}` }),
  },
  industry: {
    name: { ja: '業種のなかで', en: 'Against the industry' },
    finding: (rank: string, of: string, name: string) => ({
      ja: `件数は${name}で収録のある${of}社中${rank}位`,
      en: `Number ${rank} by patents of ${of} companies on file in ${name}`,
    }),
    findingNone: (of: string, name: string) => ({
      ja: `${name}で収録のある${of}社と並べる`,
      en: `Beside the ${of} companies on file in ${name}`,
    }),
    missing: {
      ja: '業種・業種グループ・セクターのいずれでも、特許の収録がある企業が10社に満たないため、比較を示しません。',
      en: 'Fewer than ten companies of the industry, its group and its sector have patents on file: not compared.',
    },
    unit: (companies: string, day: string) => ({
      ja: `${companies}社のうち収録のある企業、${day}までに公開されたもの`,
      en: `Companies with patents on file, of ${companies}; public by ${day}`,
    }),
    figure: { ja: '項目', en: 'Figure' },
    own: { ja: '同社', en: 'This company' },
    median: { ja: '中央値', en: 'Median' },
    mean: { ja: '平均', en: 'Mean' },
    rank: { ja: '順位', en: 'Rank' },
    count: { ja: '特許の件数', en: 'Patents' },
    green: { ja: 'グリーン技術の割合', en: 'Share of green technology' },
    few: { ja: '10件に満たないため、割合に順位を付けません。', en: 'Fewer than ten patents: the share is not ranked.' },
    levels: {
      industry: { ja: '業種', en: 'industry' },
      group: { ja: '業種グループ', en: 'industry group' },
      sector: { ja: 'セクター', en: 'sector' },
      market: { ja: '市場', en: 'market' },
    },
    named: (name: string, level: string) => ({ ja: `${name}（${level}）`, en: `${name} (${level})` }),
    note: {
      ja: '収録の範囲は企業により異なります。業種は現在のものです。',
      en: 'What is on file differs between companies. Industries are those of today.',
    },
    view: { ja: '比較', en: 'Comparison' },
  },
  source: (name: string, day: string, others: string | null) => ({
    ja: `J-PlatPatの書き出し「${name}」（${day}取込）${others ? `ほか${others}件` : ''}`,
    en: `J-PlatPat export “${name}” (imported ${day})${others ? ` and ${others} more` : ''}`,
  }),
  sourcesTitle: { ja: '出典', en: 'Sources' },
  sourceRow: (name: string, day: string, count: string) => ({
    ja: `${name}（${day}取込、${count}件）`,
    en: `${name} (imported ${day}, ${patents(count)})`,
  }),
  tableFacts: (name: string, rows: string, own: string | null) => ({
    ja: `${name}（${rows}行${own ? `、うち${own}行は本サービスによる` : ''}）`,
    en: `${name} (${rows} rows${own ? `, ${own} of them ours` : ''})`,
  }),
})
