import { messages } from '../i18n/messages.ts'

/** What is said of each target. */
export const cardMessages = messages('target-cards', {
  name: { ja: '目標ごとの評価', en: 'Target by target' },
  finding: (count: string) => ({
    ja: `目標${count}件：範囲、ペース、達成状況`,
    en: `${count === '1' ? 'One target' : `${count} targets`}: coverage, pace, outcome`,
  }),
  unit: {
    ja: '総合点は付けません。ペースは基準年の排出量に対する1年当たりの割合です。',
    en: 'No overall score. Pace is the annual change as a share of base-year emissions.',
  },
  others: { ja: 'ほかの範囲にも目標があります：', en: 'Other scopes have targets too:' },
  add: (scope: string, count: string) => ({ ja: `${scope}（${count}件）を表示`, en: `Show ${scope} (${count})` }),
  base: (year: string) => ({ ja: `${year}比`, en: `from ${year}` }),
  tags: {
    intensity: { ja: '原単位', en: 'intensity' },
    waiting: { ja: '確認待ち', en: 'waits for review' },
    contradiction: { ja: '他の目標と矛盾', en: 'contradicts another' },
  },
  covers: { ja: '対象範囲', en: 'Covers' },
  coversOf: (share: string, year: string) => ({
    ja: `Scope1〜3全体の${share}（${year}）`,
    en: `${share} of scope 1, 2 and 3 together (${year})`,
  }),
  noCovers: { ja: 'Scope1〜3のそろう年度がなく、割合は不明', en: 'Share not known: no year has scope 1, 2 and 3' },
  pace: { ja: 'ペース', en: 'Pace' },
  paces: {
    promised: { ja: '約束', en: 'promised' },
    needed: { ja: '今後必要', en: 'needed from now' },
    achieved: { ja: '実績', en: 'achieved' },
  },
  perYear: (percent: string) => ({ ja: `年${percent}%`, en: `${percent}% a year` }),
  rising: (percent: string) => ({ ja: `年${percent}%の増加`, en: `rising ${percent}% a year` }),
  noNeeded: { ja: '目標年を迎えた', en: 'its year has come' },
  kept: { ja: '達成状況', en: 'Outcome' },
  outcomes: {
    open: { ja: '期限前', en: 'Not due yet' },
    reached: { ja: '達成', en: 'Reached' },
    missed: { ja: '未達', en: 'Missed' },
    unknown: { ja: '実績不明', en: 'Not known' },
  },
  inYear: (year: string, tonnes: string, percent: string) => ({
    ja: `${year}は${tonnes} t（${percent}）`,
    en: `${tonnes} t in ${year} (${percent})`,
  }),
  progress: (done: string) => ({ ja: `削減の${done}を完了`, en: `${done} of the reduction is done` }),
  left: (tonnes: string, yearly: string) => ({
    ja: `残り${tonnes} t（年${yearly} t）`,
    en: `${tonnes} t left (${yearly} t a year)`,
  }),
  leftOver: (tonnes: string) => ({ ja: `目標まで${tonnes} t不足`, en: `${tonnes} t short of the target` }),
  reachedLevel: { ja: '目標の水準に到達', en: 'Already at the level of the target' },
  rose: { ja: '排出量は基準年より増加', en: 'Emissions are above the base year' },
  level: (year: string, tonnes: string) => ({ ja: `${year} ${tonnes} t`, en: `${tonnes} t in ${year}` }),
  comma: { ja: '、', en: '; ' },
  latest: (year: string, tonnes: string) => ({ ja: `最新 ${year} ${tonnes} t`, en: `Latest: ${tonnes} t in ${year}` }),
  gaps: { ja: '道筋との差', en: 'Gap to the paths' },
  ownLine: { ja: '目標の直線', en: 'Its own line' },
  slope: (name: string, percent: string) => ({ ja: `${name}（年${percent}%）`, en: `${name} (${percent}% a year)` }),
  gap: (tonnes: string, years: string | null) => ({
    ja: years === null ? `${tonnes} t` : `${tonnes} t、${years}`,
    en: years === null ? `${tonnes} t` : `${tonnes} t, ${years}`,
  }),
  noGap: { ja: '基準年より後の実績がない', en: 'No figure after the base year' },
  strength: { ja: '業種の中での強さ', en: 'Strength in its industry' },
  rank: (rank: string, of: string) => ({
    ja: `約束のペースは${rank}位 / ${of}社`,
    en: `Promised pace ranks ${rank} / ${of}`,
  }),
  median: (median: string, n: string, companies: string) => ({
    ja: `目標を持つ${n}社の中央値は年${median}%（業種は${companies}社）`,
    en: `Median ${median}% a year of ${n === '1' ? 'the one company' : `the ${n} companies`} with a target, of ${companies} in the industry`,
  }),
  late: { ja: '2035年度より後の目標は順位の対象外', en: 'Targets for years after FY2035 are not ranked' },
  alone: { ja: 'この範囲の目標を持つ企業が業種にない', en: 'No company in the industry has a target for this scope' },
  noStrength: { ja: '評価できない', en: 'Not determined' },
  strip: (own: string) => ({
    ja: `業種の約束の分布。同社は年${own}%`,
    en: `Promised paces in the industry; this company ${own}% a year`,
  }),
  source: { ja: '根拠', en: 'Source' },
  listRow: (list: string, day: string | null) => ({
    ja: day === null ? list : `${list}（${day}公表）`,
    en: day === null ? list : `${list} (published ${day})`,
  }),
  line: (importId: string, line: string | null) => ({
    ja: line === null ? `取り込み ${importId}` : `取り込み ${importId}、${line}行目`,
    en: line === null ? `import ${importId}` : `import ${importId}, line ${line}`,
  }),
  lists: {
    'sbti-targets': { ja: 'SBTi目標一覧', en: 'SBTi list of targets' },
    'sbti-companies': { ja: 'SBTi企業一覧', en: 'SBTi list of companies' },
  },
  document: (title: string, day: string) => ({
    ja: `${title}（${day}提出）の文`,
    en: `Sentence in ${title} (filed ${day})`,
  }),
  confidence: (percent: string) => ({ ja: `確度${percent}`, en: `confidence ${percent}` }),
  waits: {
    ja: '担当者の確認待ち。確認されるまで、見出しや矛盾の判定には使いません。',
    en: 'Under review; until then it is not used in headlines or to flag contradictions.',
  },
  accepted: { ja: '読み取り済み', en: 'accepted as read' },
  intensityText: {
    ja: '原単位の目標のため、排出量の実績とは比べません。',
    en: 'An intensity target, so it is not compared with actual emissions.',
  },
})
