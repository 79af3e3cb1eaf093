import { messages } from '../i18n/messages.ts'

/** The screen and its drawing. */
export const targetsMessages = messages('targets', {
  title: { ja: '脱炭素目標', en: 'Decarbonisation targets' },
  tabs: {
    targets: { ja: '排出削減目標', en: 'Emission targets' },
    sbti: { ja: 'SBTi', en: 'SBTi' },
    others: { ja: 'その他の目標', en: 'Other targets' },
  },
  scopes: {
    scope1: { ja: 'Scope1', en: 'Scope 1' },
    scope2: { ja: 'Scope2', en: 'Scope 2' },
    scope3: { ja: 'Scope3', en: 'Scope 3' },
    'scope1+2': { ja: 'Scope1+2', en: 'Scope 1+2' },
    'scope1+2+3': { ja: 'Scope1+2+3', en: 'Scope 1+2+3' },
  },
  paths: {
    '1.5': { ja: '1.5℃', en: '1.5 °C' },
    'well-below-2': { ja: '2℃を十分下回る水準', en: 'well-below-2 °C' },
  },
  shortPaths: {
    '1.5': { ja: '1.5℃', en: '1.5 °C' },
    'well-below-2': { ja: '2℃未満', en: 'WB2 °C' },
  },
  views: {
    emissions: { ja: '排出量', en: 'Emissions' },
    intensity: { ja: '原単位', en: 'Intensity' },
    index: { ja: '指数', en: 'Index' },
  },
  units: {
    emissions: { ja: 't-CO2e', en: 't-CO2e' },
    intensity: { ja: '売上高百万円当たりのt-CO2e', en: 't-CO2e per ¥m of sales' },
    index: (year: string) => ({ ja: `${year}の排出量 = 100`, en: `Emissions of ${year} = 100` }),
  },
  choices: {
    emissionScopes: { ja: '排出量の範囲（目標の数）', en: 'Scope of emissions (targets)' },
    intensityScopes: { ja: '原単位の範囲（目標の数）', en: 'Scope of intensity (targets)' },
    count: (count: string) => ({ ja: `（${count}件）`, en: ` (${count})` }),
    until: { ja: '表示の終わり', en: 'Until' },
    averages: {
      emissions: { ja: '業種平均（排出量）', en: 'Industry average (emissions)' },
      intensity: { ja: '業種平均（原単位）', en: 'Industry average (intensity)' },
    },
    forecast: { ja: '予測を重ねる', en: 'Add the forecast' },
  },
  year: { ja: '年度', en: 'Fiscal year' },
  state: { ja: '区分', en: 'State' },
  actual: { ja: '実績', en: 'Actual' },
  estimated: { ja: '推計', en: 'estimated' },
  disclosed: { ja: '開示', en: 'disclosed' },
  missing: { ja: '未開示', en: 'not disclosed' },
  underReview: { ja: '確認待ち', en: 'under review' },
  average: { ja: '業種平均（上位10社）', en: 'Industry average (ten largest)' },
  forecast: { ja: '予測', en: 'Forecast' },
  band: (percent: string) => ({ ja: `${percent}%区間`, en: `${percent}% interval` }),
  targetOf: (level: string, year: string) => ({ ja: `目標${level}（${year}）`, en: `Target ${level} (${year})` }),
  waiting: { ja: '確認待ち', en: 'waits for review' },
  rest: { ja: 'ネットゼロ時の残余', en: 'Net-zero residual' },
  finalTarget: (year: string) => ({ ja: `最終目標 ${year}`, en: `Final target ${year}` }),
  later: (year: string) => ({ ja: `${year}へ`, en: `to ${year}` }),
  gapLabel: (tonnes: string, years: string) => ({ ja: `${tonnes} t・${years}`, en: `${tonnes} t, ${years}` }),
  gapAlone: (tonnes: string) => ({ ja: `${tonnes} t`, en: `${tonnes} t` }),
  behind: (years: string) => ({ ja: `${years}年の遅れ`, en: `${years} years behind` }),
  ahead: (years: string) => ({ ja: `${years}年の先行`, en: `${years} years ahead` }),
  legend: {
    actual: { ja: '実績（●開示、○推計）', en: 'Actual (● disclosed, ○ estimated)' },
    target: { ja: '目標までの直線（◆目標年）', en: 'Straight line to the target (◆ target year)' },
    path: { ja: '1.5℃・2℃を十分下回る道筋', en: '1.5 °C and well-below-2 °C paths' },
    gap: { ja: '道筋との差', en: 'Gap to the path' },
    rest: { ja: 'ネットゼロ時の残余（基準年の10%以下）', en: 'Net-zero residual (up to 10% of the base year)' },
    average: { ja: '業種平均', en: 'Industry average' },
    forecast: { ja: '予測（50・80・95%区間）', en: 'Forecast (50, 80 and 95% intervals)' },
  },
  formula: (year: string, paris: string, below: string) => ({
    ja: `道筋は${year}の排出量から毎年一定量を減らす直線です（1.5℃は基準年の年${paris}%、2℃を十分下回る水準は年${below}%）。基準年が2020年より後の場合は、2020年からの削減幅を求めます。`,
    en: `The paths take the same amount off the emissions of ${year} each year: ${paris}% of them for 1.5 °C, ${below}% for well below 2 °C. For base years after 2020, the full reduction since 2020 is required.`,
  }),
  noPath: {
    ja: '基準年の排出量がないため、目標までの直線と道筋は描けません。',
    en: 'Without emissions of the base year, neither the line to the target nor the paths can be drawn.',
  },
  later10: (scope: string) => ({
    ja: `${scope}自体のネットゼロ水準は示されていないため、最終目標までは点線とし、残りを基準年の10%以下としています。`,
    en: `No net-zero level is stated for ${scope} itself: the path to the final target is dotted, and the residual is taken as up to 10% of the base year.`,
  }),
  average10: {
    ja: '業種平均は、同じ業種の上位10社（時価総額、株価のない市場では売上高）の平均です。',
    en: 'The industry average is that of the ten largest companies in the industry, by market cap or, in a market without prices, by sales.',
  },
  intensityText: {
    ja: '原単位は排出量÷売上高です。排出量の目標とは単位が異なるため、目標の線は描きません。',
    en: 'Intensity is emissions ÷ sales. Emission targets have a different unit, so no target line is drawn.',
  },
  noDrawing: {
    none: {
      ja: 'この範囲の排出量の開示がないため、図は描けません。目標の内容は下に示します。',
      en: 'No emissions are disclosed for this scope, so there is no chart. The targets are shown below.',
    },
    nothing: {
      ja: 'この範囲の排出量の開示もありません。有価証券報告書やSBTの一覧に排出量と目標が載ると、ここに道筋とともに示します。',
      en: 'No emissions of this scope are disclosed either. Once an annual report or the SBTi list has emissions and a target, they are shown here with the paths.',
    },
    negative: {
      ja: '排出量に負の値があります。元の開示を確認できるまで、図は描きません。',
      en: 'Some emissions are negative. Nothing is drawn until the filing has been checked.',
    },
    intensity: {
      ja: '排出量と売上高の両方がある年度がないため、原単位は計算できません。',
      en: 'No year has both emissions and sales, so there is no intensity.',
    },
    index: {
      ja: '指数の基準となる年度の排出量がないため、図は描けません。',
      en: 'There are no emissions for the base year of the index, so there is no chart.',
    },
  },
  forecastStates: {
    none: { ja: '排出量がないため、予測はありません。', en: 'No forecast without emissions.' },
    few: { ja: '実績が4年に満たないため、予測はありません。', en: 'No forecast: fewer than four years of figures.' },
    old: { ja: '最新の実績が古いため、予測はありません。', en: 'No forecast: the latest figure is too old.' },
  },
  forecastComing: { ja: '予測を計算しています。', en: 'The forecast is being calculated.' },
  forecastFailed: { ja: '予測を取得できませんでした。', en: 'The forecast could not be fetched.' },
  forecastText: { ja: '予測は2030年度までです。', en: 'Forecasts end with FY2030.' },
  source: {
    ja: '企業の開示書類、SBTイニシアチブの一覧',
    en: 'Filings of the company, lists of the Science Based Targets initiative',
  },
  headlines: {
    none: { ja: '削減目標の開示がない', en: 'No reduction target disclosed' },
    noneOf: (scope: string) => ({
      ja: `${scope}の削減目標の開示がない`,
      en: `No reduction target disclosed for ${scope}`,
    }),
    committed: {
      ja: '削減目標はまだなく、SBT認定取得を約束した段階',
      en: 'No reduction target yet: committed to set one with the SBTi',
    },
    removed: {
      ja: '削減目標がなく、SBTへの約束も取り消されている',
      en: 'No reduction target, and its SBTi commitment was removed',
    },
    waiting: (goal: string, year: string) => ({
      ja: `報告書の文から読み取った目標（${year}に${goal}）が確認待ち`,
      en: `A target read from a sentence (${goal} by ${year}) waits for review`,
    }),
    intensityOnly: (scope: string) => ({
      ja: `${scope}は原単位の目標のみで、排出量とは比べられない`,
      en: `${scope} has intensity targets only, which emissions cannot be held against`,
    }),
    below: (scope: string, path: string, percent: string) => ({
      ja: `${scope}は${path}の道筋より${percent}少ない`,
      en: `${scope} is ${percent} below its ${path} path`,
    }),
    above: (scope: string, path: string, percent: string) => ({
      ja: `${scope}は目標に必要なペースを保つが、${path}の道筋より${percent}多い`,
      en: `${scope} keeps the pace that its target needs, ${percent} above its ${path} path`,
    }),
    on: (scope: string) => ({
      ja: `${scope}は目標に必要なペースを保つ`,
      en: `${scope} keeps the pace that its target needs`,
    }),
    behind: (needed: string, achieved: string) => ({
      ja: `目標には年${needed}%の削減が要るが、実績は年${achieved}%`,
      en: `Needs ${needed}% a year, achieves ${achieved}%`,
    }),
    rising: (needed: string, rise: string) => ({
      ja: `目標には年${needed}%の削減が要るが、排出量は年${rise}%増えている`,
      en: `Needs ${needed}% a year, but emissions rise ${rise}% a year`,
    }),
    early: (goal: string, year: string, result: string, latest: string) => ({
      ja: `${year}の目標${goal}に、${latest}で既に到達（${result}）`,
      en: `Already there: ${result} in ${latest} against ${goal} for ${year}`,
    }),
    missed: (goal: string, year: string, result: string) => ({
      ja: `${year}の目標${goal}に対し${result}で未達`,
      en: `Missed: ${result} against ${goal} for ${year}`,
    }),
    reached: (goal: string, year: string, result: string) => ({
      ja: `${year}の目標${goal}を達成（${result}）`,
      en: `Reached: ${result} against ${goal} for ${year}`,
    }),
    unknown: (goal: string, year: string) => ({
      ja: `${year}の目標${goal}は期限を迎えたが、その年度の排出量の開示がない`,
      en: `${goal} for ${year} has come due, but no emissions of that year are disclosed`,
    }),
    one: { ja: '実績が1年分で、ペースは測れない', en: 'One year of figures: no pace yet' },
    noLater: (year: string) => ({
      ja: `基準年${year}より後の実績がなく、ペースは測れない`,
      en: `No figure after the base year ${year}: no pace yet`,
    }),
    noFigures: (scope: string) => ({
      ja: `${scope}の排出量の開示がなく、目標と比べられない`,
      en: `No ${scope} emissions disclosed to hold the target against`,
    }),
    baseUnderReview: (base: string) => ({
      ja: `基準年${base}の排出量は確認待ちで、目標と比べられない`,
      en: `Emissions of the base year ${base} are under review: the target has to wait`,
    }),
    stated: (base: string, goal: string, result: string) => ({
      ja: `目標${goal}に対する実績は会社の開示で${result}。基準年${base}の排出量の開示がなく、実績のペースは計算できない`,
      en: `${result} against ${goal} by the company’s own account; without emissions of the base year ${base} its pace so far cannot be determined`,
    }),
    faults: {
      years: (base: string, target: string) => ({
        ja: `目標年（${target}）が基準年（${base}）以前で、評価できない`,
        en: `The target year (${target}) is not after the base year (${base}): no pace`,
      }),
      'no-base': (base: string, _target: string) => ({
        ja: `基準年${base}の排出量の開示がなく、実績のペースを計算できない`,
        en: `No emissions disclosed for the base year ${base}: no pace so far`,
      }),
      'zero-base': (base: string, _target: string) => ({
        ja: `基準年${base}の排出量が0で、削減率を計算できない`,
        en: `Emissions of the base year ${base} are zero: there is nothing to reduce`,
      }),
      negative: (_base: string, _target: string) => ({
        ja: '排出量に負の値があり、目標と比べられない',
        en: 'Some emissions are negative: the target cannot be held against them',
      }),
    },
    contradiction: (year: string, one: string, other: string) => ({
      ja: `${year}について水準の異なる2つの目標（${one}と${other}）があります。両方を描いています。`,
      en: `Two targets for ${year} contradict each other (${one} and ${other}). Both are drawn.`,
    }),
    pastMissed: (goal: string, year: string, result: string) => ({
      ja: `期限を迎えた${year}の目標${goal}は、${result}で未達でした。`,
      en: `The earlier target for ${year} was missed: ${result} against ${goal}.`,
    }),
    underReviewNote: (year: string) => ({
      ja: `${year}の排出量は誤りの疑いがあり、確認待ちです。確定するまで使いません。`,
      en: `Emissions of ${year} look like an error and are under review; until that is decided they are not used.`,
    }),
    committedNote: {
      ja: 'SBTの一覧では認定取得の約束（コミットメント）の段階です。約束は目標として扱いません。',
      en: 'On the SBTi list the company is committed to set a target. A commitment is not a target.',
    },
    removedNote: {
      ja: 'SBTの一覧で取り消された約束または目標があります（SBTiのタブに残しています）。',
      en: 'The SBTi list has a commitment or target that was removed; it stays listed under SBTi.',
    },
  },
})
