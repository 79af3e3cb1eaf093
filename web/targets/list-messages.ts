import { messages } from '../i18n/messages.ts'

/** The initiative's lists, temperature scores, and targets of other kinds. */
export const listMessages = messages('target-lists', {
  sbti: {
    name: { ja: 'SBTイニシアチブの一覧', en: 'Lists of the Science Based Targets initiative' },
    unit: {
      ja: '取り込んだ一覧のとおりに示します。取り消されたものも残します。',
      en: 'As imported; removed entries are kept.',
    },
    kinds: {
      company: { ja: '企業', en: 'Company' },
      near: { ja: '短期', en: 'Near term' },
      long: { ja: '長期', en: 'Long term' },
      'net-zero': { ja: 'ネットゼロ', en: 'Net zero' },
      other: { ja: 'その他', en: 'Other' },
    },
    states: {
      'targets-set': { ja: '認定済み', en: 'Validated' },
      committed: { ja: '約束のみ', en: 'Committed only' },
      removed: { ja: '取り消し', en: 'Removed' },
    },
    expired: { ja: '期限切れ', en: 'Expired' },
    kind: { ja: '種類', en: 'Kind' },
    status: { ja: '状態', en: 'Status' },
    class: { ja: '水準', en: 'Class' },
    scope: { ja: '範囲', en: 'Scope' },
    value: { ja: '削減率', en: 'Reduction' },
    years: { ja: '基準年 → 目標年', en: 'Base → target year' },
    published: { ja: '公表日', en: 'Published' },
    wording: { ja: '原文', en: 'Wording' },
    line: { ja: '一覧と行', en: 'List and line' },
    rows: { ja: '一覧', en: 'Rows' },
    source: { ja: 'SBTイニシアチブの一覧', en: 'Lists of the Science Based Targets initiative' },
    none: { ja: 'SBTの一覧に掲載がない', en: 'Not on the SBTi lists' },
    noneText: {
      ja: '基準日までに取り込んだ一覧に、同社の行はありません。',
      en: 'The lists imported up to this day have no row for this company.',
    },
    headlines: {
      set: (level: string | null) => ({
        ja: level === null ? '短期目標はSBT認定済み' : `短期目標はSBT認定済み（${level}）`,
        en: level === null ? 'Near-term target validated' : `Near-term target validated (${level})`,
      }),
      setAndNetZero: (level: string | null) => ({
        ja:
          level === null
            ? '短期目標とネットゼロ目標がSBT認定済み'
            : `短期目標（${level}）とネットゼロ目標がSBT認定済み`,
        en:
          level === null
            ? 'Near-term and net-zero targets validated'
            : `Near-term (${level}) and net-zero targets validated`,
      }),
      committed: {
        ja: 'SBT認定の取得を約束しているが、目標はまだない',
        en: 'Committed to set a target, with none validated yet',
      },
      removed: { ja: 'SBTへの約束は取り消されている', en: 'Its commitment was removed' },
      listed: { ja: '一覧に掲載があるが、認定中の目標はない', en: 'Listed, without a target that is validated now' },
    },
  },
  temperature: {
    name: { ja: '温度スコア', en: 'Temperature scores' },
    unit: (year: string) => ({ ja: `℃、${year}年から数えた期間別`, en: `°C, by horizon from ${year}` }),
    scope: { ja: '範囲', en: 'Scope' },
    horizons: {
      short: { ja: '短期（4年以内）', en: 'Short (up to 4 years)' },
      mid: { ja: '中期（5〜15年）', en: 'Mid (5 to 15 years)' },
      long: { ja: '長期（16〜30年）', en: 'Long (16 to 30 years)' },
    },
    headlines: {
      none: { ja: 'スコアを付けられる目標がない', en: 'No target that a score can be given to' },
      all: (score: string) => ({
        ja: `どの期間の目標もなく、既定値の${score}℃`,
        en: `No target of any horizon: the default, ${score} °C`,
      }),
      best: (scope: string, horizon: string, score: string) => ({
        ja: `${scope}の${horizon}目標は${score}℃に相当`,
        en: `The ${horizon} ${scope} target amounts to ${score} °C`,
      }),
    },
    horizonNames: {
      short: { ja: '短期', en: 'short-term' },
      mid: { ja: '中期', en: 'mid-term' },
      long: { ja: '長期', en: 'long-term' },
    },
    isDefault: { ja: '既定値による', en: 'rests on the default' },
    missing: { ja: '排出量がない', en: 'no emissions' },
    combined: { ja: '排出量による加重平均', en: 'weighted by emissions' },
    formula: { ja: '計算式', en: 'Formula' },
    formulaOf: (name: string) => ({ ja: `計算式：${name}`, en: `Formula: ${name}` }),
    variables: { ja: '変数', en: 'Variable' },
    grid: { ja: '3×3', en: '3 × 3' },
    horizon: { ja: '期間', en: 'Horizon' },
    basis: { ja: '根拠', en: 'Basis' },
    larr: { ja: '年間の線形削減率（LARR）', en: 'Linear annual reduction rate (LARR)' },
    note: (value: string) => ({
      ja: `有効な目標がない欄は既定値${value}℃です。Scope1+2+3は、Scope3が40%以上なら排出量で加重平均します。`,
      en: `Without a valid target, the score is the default, ${value} °C. Scope 1+2+3 is weighted by emissions where scope 3 is 40% or more.`,
    }),
    source: {
      ja: 'SBT Finance Tool（CDP-WWF）の手法、SBTイニシアチブの一覧',
      en: 'Method of the SBT Finance Tool (CDP-WWF), lists of the Science Based Targets initiative',
    },
  },
  others: {
    name: { ja: 'その他の目標', en: 'Other targets' },
    finding: (count: string) => ({
      ja: `その他の目標${count}件`,
      en: `${count === '1' ? 'One other target' : `${count} other targets`}`,
    }),
    onlyWords: (count: string) => ({
      ja: `その他の目標${count}件、到達を判定できるものはない`,
      en: `${count === '1' ? 'One other target' : `${count} other targets`}, none that can be told to be reached`,
    }),
    compared: (count: string, reached: string) => ({
      ja: `到達を判定できる目標${count}件のうち${reached}件が到達`,
      en: `${reached} of ${count === '1' ? 'one target' : `${count} targets`} that can be judged ${reached === '1' ? 'is' : 'are'} reached`,
    }),
    none: { ja: 'その他の目標の開示がない', en: 'No other targets disclosed' },
    noneText: {
      ja: '多様性、廃棄物、水などの目標が有価証券報告書に記載されると、ここに表示します。',
      en: 'Targets for diversity, waste, water and the like appear here once an annual report discloses them.',
    },
    unit: {
      ja: '棒は実績、縦線は目標。数値でないものは原文のまま示し、良し悪しの向きが分かるものだけ到達を判定します。',
      en: 'Bar: now. Line: goal. Goals without a number are shown as written; a goal is marked reached only where the better direction is known.',
    },
    target: { ja: '目標', en: 'Target' },
    place: { ja: '目標と実績', en: 'Goal and now' },
    goal: { ja: '目標値', en: 'Goal' },
    now: { ja: '実績', en: 'Now' },
    period: { ja: '時期', en: 'By' },
    source: { ja: '根拠', en: 'Source' },
    amountUnits: {
      percent: { ja: '%', en: '%' },
      t: { ja: ' t', en: ' t' },
      rate: { ja: '（度数率）', en: ' (accidents per million hours)' },
    },
    yearly: (amount: string) => ({ ja: `年${amount}`, en: `${amount} a year` }),
    bar: (now: string, goal: string) => ({ ja: `実績${now}、目標${goal}`, en: `now ${now}, goal ${goal}` }),
    reached: { ja: '到達', en: 'reached' },
    notReached: { ja: '未到達', en: 'not reached yet' },
    indicator: { ja: '指標', en: 'Indicator' },
    sentence: { ja: '文', en: 'Sentence' },
    sourceText: { ja: '企業の開示書類', en: 'Filings of the company' },
    kinds: {
      absolute: { ja: '排出量', en: 'Emissions' },
      intensity: { ja: '排出原単位', en: 'Emission intensity' },
      'net-zero': { ja: '排出量実質ゼロ', en: 'Net zero emissions' },
      renewable: { ja: '再生可能エネルギー', en: 'Renewable energy' },
      energy: { ja: 'エネルギー', en: 'Energy' },
      waste: { ja: '廃棄物', en: 'Waste' },
      recycling: { ja: 'リサイクル', en: 'Recycling' },
      plastic: { ja: 'プラスチック', en: 'Plastic' },
      water: { ja: '水', en: 'Water' },
      'women-managers': { ja: '女性管理職', en: 'Women among managers' },
      'women-directors': { ja: '女性役員', en: 'Women among directors' },
      women: { ja: '女性従業員', en: 'Women among employees' },
      'paternity-leave': { ja: '男性の育児休業', en: 'Paternity leave' },
      disability: { ja: '障がい者雇用', en: 'Employees with disabilities' },
      accidents: { ja: '労働災害', en: 'Occupational accidents' },
    },
  },
})
