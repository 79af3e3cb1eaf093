import { event, makers, type NewsEvent } from './event.ts'

export const natureEvents: readonly NewsEvent[] = [
  event(
    ['water-reuse', 'water', 5, 0.4],
    [
      ['{c}、{plant}で排水の{pct}%を再利用', '{c} to reuse {pct}% of wastewater at its {plant}'],
      [
        '{c}が水リサイクル設備　{plant}の取水量を{lowpct}%削減',
        'Water recycling at {plant} of {c} cuts intake by {lowpct}%',
      ],
    ],
    [
      [
        '{c}は{plant}に排水の再生設備を導入し、{lastMonth}に稼働させた。',
        '{c} brought a wastewater recycling unit on line at its {plant} in {lastMonth}.',
      ],
    ],
    [
      [
        '膜処理で工程排水の{pct}%を冷却水や洗浄水に回す。',
        'Membranes return {pct}% of process water for cooling and rinsing.',
      ],
      [
        '投資額は{small}で、取水量は年{m3}立方メートル減る。',
        'The {small} unit will reduce withdrawal by {m3} cubic meters a year.',
      ],
      ['渇水時にも操業を続けられる体制を整える狙いもある。', 'It also lets the site keep running in a drought.'],
    ],
    { trades: makers },
  ),
  event(
    ['water-risk', 'water', 3, 0.2],
    [
      [
        '{c}、全拠点の水リスクを評価　{few}カ所を高リスクに特定',
        '{c} maps water risk at all sites and finds {few} exposed',
      ],
      ['水リスク、{c}が拠点別に開示', '{c} discloses water risk site by site'],
    ],
    [
      [
        '{c}は国内外の全拠点を対象に水リスクの評価を行い、{few}拠点を高リスクに分類したと公表した。',
        '{c} has assessed water risk at all its sites in Japan and abroad and classed {few} of them as high risk.',
      ],
    ],
    [
      [
        '{over}の工場では{target}年度までに取水量を{lesspct}%減らす。',
        'Its plant in {over} is to cut withdrawal by {lesspct}% by fiscal {target}.',
      ],
      [
        '評価には国際的な水リスク地図と、自治体の渇水の記録を用いた。',
        'The review used international risk maps and local records of drought.',
      ],
      [
        '流域の自治体や農家との協議会にも参加する。',
        'It will join a council with municipalities and farmers in the basin.',
      ],
    ],
  ),
  event(
    ['water-forest', 'water', 3, 0.4],
    [
      [
        '{c}、{place}で水源の森づくり　{years}年協定',
        '{c} to tend headwater forests in {place} under a {years}-year accord',
      ],
    ],
    [
      [
        '{c}は{day}、{place}の市町村などと水源林の保全に関する協定を結んだ。',
        '{c} signed an accord on {day} with local authorities in {place} to look after headwater forests.',
      ],
    ],
    [
      [
        '対象は約{ha}ヘクタールで、期間は{years}年間とする。',
        'It covers some {ha} hectares and runs for {years} years.',
      ],
      [
        '間伐や下草刈りに従業員と家族が参加する。',
        'Employees and their families will help with thinning and clearing.',
      ],
      ['くみ上げる地下水と同量以上を育む計画だ。', 'The aim is to replenish at least as much groundwater as it pumps.'],
    ],
  ),
  event(
    ['waste-zero', 'waste', 4, 0.4],
    [
      ['{c}、{plant}で埋め立て廃棄物ゼロを達成', 'No more landfill from {plant} of {c}'],
      ['{c}の{plant}がゼロエミッション　再資源化率99%超', '{plant} of {c} recycles more than 99% of its waste'],
    ],
    [
      [
        '{c}は{plant}で、埋め立て処分する廃棄物をなくす「ゼロエミッション」を達成したと発表した。',
        '{c} said its {plant} no longer sends any waste to landfill.',
      ],
    ],
    [
      [
        '汚泥をセメント原料に回し、廃プラスチックの分別を{few}種類に細かくした。',
        'Sludge goes to cement makers, and plastics are now sorted into {few} kinds.',
      ],
      ['年{tons}トンの廃棄物が再資源化される。', 'About {tons} tonnes of waste a year are recycled.'],
      ['{fyNext}までに国内の全工場へ広げる。', 'All plants in Japan are to follow by {fyNext}.'],
    ],
    { trades: makers },
  ),
  event(
    ['circular', 'waste', 4, 0.45],
    [
      ['{c}、使用済み{product}の回収・再生事業に参入', '{c} to collect and recycle used {product}'],
      ['{c}と{partner}、{product}の循環利用で提携', '{c} and {partner} team up on circular {product}'],
    ],
    [
      [
        '{c}は{partner}と組み、使用済みの{product}を回収して原料に戻す事業を始める。',
        '{c} is joining hands with {partner} to collect used {product} and recycle the material.',
      ],
    ],
    [
      ['{place}に処理設備を設け、{month}に稼働する。', 'A facility in {place} will start up in {month}.'],
      ['{target}年度に{money}の売上高を目指す。', 'It hopes for sales of {money} in fiscal {target}.'],
      [
        '再生材の使用比率は足元の{lowpct}%から{lesspct}%に高める。',
        'The share of recycled material is to rise from {lowpct}% to {lesspct}%.',
      ],
      ['欧州で広がる再生材の使用義務に備える。', 'The step prepares it for European rules on recycled content.'],
    ],
    { trades: /^(3|6)/ },
  ),
  event(
    ['plastics', 'waste', 3, 0.35],
    [
      [
        '{c}、包装のプラスチックを{pct}%削減　紙へ切り替え',
        '{c} swaps plastic packaging for paper, cutting use by {pct}%',
      ],
    ],
    [
      [
        '{c}は{month}から、主力商品の包装を順次、プラスチックから紙に切り替える。',
        '{c} will move the packaging of its main products from plastic to paper in stages from {month}.',
      ],
    ],
    [
      ['年間のプラスチック使用量は{tons}トン減る見通しだ。', 'The change should save {tons} tonnes of plastic a year.'],
      ['費用は1個当たり数円増えるが、価格は据え置く。', 'It costs a few yen more apiece, but prices will not change.'],
      ['消費者調査では{pct}%が「好ましい」と答えたという。', 'In its survey {pct}% of consumers welcomed the idea.'],
    ],
    { trades: /^(3050|3200|3250|3800|6100)/ },
  ),
  event(
    ['food-loss', 'waste', 3, 0.35],
    [['{c}、需要予測AIで食品廃棄を{lowpct}%削減', '{c} trims food waste by {lowpct}% with AI forecasts']],
    [
      [
        '{c}は発注量を人工知能で予測する仕組みを全{cases}店に導入し、食品廃棄を前年に比べ{lowpct}%減らした。',
        '{c} has introduced AI-based ordering at {cases} stores and reduced food waste by {lowpct}% from a year ago.',
      ],
    ],
    [
      ['売れ残りは子ども食堂などに寄付する。', 'Unsold food goes to community kitchens for children.'],
      ['廃棄費用は年{tiny}減る。', 'Disposal costs fall by {tiny} a year.'],
      [
        '取引先とデータを共有し、製造段階の無駄も抑える。',
        'Data are shared with suppliers to avoid waste in production too.',
      ],
    ],
    { trades: /^(3050|6100)/ },
  ),
  event(
    ['nox-down', 'emissions', 4, 0.35],
    [
      ['{c}、{plant}の窒素酸化物排出を{pct}%削減', '{c} cuts nitrogen oxides at its {plant} by {pct}%'],
      ['{c}が{plant}の排ガス処理設備を更新', '{c} renews exhaust treatment at its {plant}'],
    ],
    [
      [
        '{c}は{plant}のボイラーに新型の脱硝装置を取り付け、窒素酸化物の排出を{pct}%減らした。',
        '{c} fitted new denitration equipment to boilers at its {plant} and lowered nitrogen oxide emissions by {pct}%.',
      ],
    ],
    [
      ['投資額は{small}。', 'The outlay was {small}.'],
      ['自治体との協定値を大きく下回る水準になる。', 'Levels are now far below those agreed with the local authority.'],
      ['測定値は自社サイトで毎月公開する。', 'Readings are published monthly on its website.'],
    ],
    { trades: makers },
  ),
  event(
    ['solvent', 'emissions', 3, 0.35],
    [['{c}、揮発性有機化合物を{pct}%減　水性塗料に全面移行', 'Water-based paint brings VOCs down {pct}% at {c}']],
    [
      [
        '{c}は{plant}の塗装工程を水性塗料に切り替え、揮発性有機化合物（VOC）の排出を{pct}%減らした。',
        '{c} switched painting lines at its {plant} to water-based paint, cutting volatile organic compounds by {pct}%.',
      ],
    ],
    [
      ['乾燥工程の温度を下げ、燃料の使用も抑えた。', 'Lower drying temperatures save fuel as well.'],
      ['国内の他の{few}工場にも順次展開する。', '{few} more plants in Japan will follow.'],
      [
        '周辺から寄せられていた臭気の苦情もほぼなくなったという。',
        'Complaints about odor from neighbors have almost stopped, it said.',
      ],
    ],
    { trades: /^3[2-8]/ },
  ),
  event(
    ['fluorocarbon', 'emissions', 3, 0.3],
    [
      [
        '{c}、冷媒の自然冷媒化を加速　{target}年度に全店',
        '{c} speeds up natural refrigerants, all stores by fiscal {target}',
      ],
    ],
    [
      [
        '{c}は冷凍・冷蔵設備の冷媒を、温暖化への影響が小さい自然冷媒に切り替える投資を{small}に増やす。',
        '{c} is raising to {small} its spending on natural refrigerants, which warm the climate far less.',
      ],
    ],
    [
      ['{fy}のフロン類の漏えい量は前年度比{lowpct}%減った。', 'Fluorocarbon leakage fell {lowpct}% in {fy}.'],
      ['点検の間隔も半分に縮める。', 'Inspections will be twice as frequent.'],
      ['国の補助金を一部に充てる。', 'State subsidies cover part of the cost.'],
    ],
    { trades: /^(3050|6100|5200|5050)/ },
  ),
  event(
    ['chemicals-stop', 'emissions', 3, 0.2],
    [['{c}、有機フッ素化合物の使用を{target}年までに全廃', '{c} to end use of PFAS by {target}']],
    [
      [
        '{c}は{day}、製造工程で使う有機フッ素化合物（PFAS）を{target}年までに全廃する方針を明らかにした。',
        '{c} said on {day} that it will stop using PFAS in production by {target}.',
      ],
    ],
    [
      ['代替材料の開発に{small}を投じる。', 'It is spending {small} on alternatives.'],
      [
        '欧米での規制強化を受けた対応で、顧客からも切り替えの要請が強まっていた。',
        'Tighter rules in Europe and the US have led customers to ask for the change.',
      ],
      [
        '過去に使用した{plant}周辺の地下水は自治体と共同で調べる。',
        'Groundwater around its {plant}, where they were used, will be tested with the city.',
      ],
    ],
    { trades: /^3/ },
  ),
  event(
    ['tnfd', 'environmental_management', 4, 0.4],
    [
      ['{c}、TNFDの枠組みで自然関連情報を開示', '{c} reports on nature along TNFD lines'],
      ['{c}が生物多様性への依存と影響を分析　TNFD開示', '{c} analyzes its ties to biodiversity in first TNFD report'],
    ],
    [
      [
        '{c}は{day}、自然関連財務情報開示タスクフォース（TNFD）の提言に沿った報告書を初めて公表した。',
        '{c} published on {day} its first report along the recommendations of the Taskforce on Nature-related Financial Disclosures.',
      ],
    ],
    [
      [
        '原料調達と水の利用を優先度の高い分野とし、{few}地域を詳しく調べた。',
        'It looked closely at {few} regions, with sourcing and water as priorities.',
      ],
      [
        '{target}年までに森林破壊を伴う原料の調達をなくす。',
        'By {target} it wants its raw materials free of deforestation.',
      ],
      ['財務影響の定量化は今後の課題とした。', 'Putting a figure on the financial effect is left for later.'],
    ],
  ),
  event(
    ['iso14001', 'environmental_management', 3, 0.3],
    [['{c}、国内全拠点でISO14001を取得', 'All sites of {c} in Japan certified to ISO 14001']],
    [
      [
        '{c}は{lastMonth}、国内の全拠点で環境マネジメントシステムの国際規格「ISO14001」の認証を取得した。',
        '{c} completed certification of all its sites in Japan to the ISO 14001 environmental standard in {lastMonth}.',
      ],
    ],
    [
      [
        '{over}の子会社{few}社も{fyNext}中の取得を目指す。',
        '{few} subsidiaries in {over} are to follow during {fyNext}.',
      ],
      ['環境教育の受講者は延べ{n}人に達した。', 'Some {n} people have taken part in environmental training.'],
      [
        '省資源の提案制度から{few}件の改善が生まれたという。',
        'A scheme for suggestions has led to {few} improvements.',
      ],
    ],
  ),
  event(
    ['green-bond', 'environmental_management', 4, 0.35],
    [
      ['{c}、{money}のグリーンボンド発行　環境投資に充当', '{c} sells {money} of green bonds'],
      [
        '{c}のグリーンボンドに需要{times}倍　発行額{money}',
        'Green bond of {c} draws orders {times} times its {money} size',
      ],
    ],
    [
      [
        '{c}は{day}、使途を環境事業に絞ったグリーンボンド（環境債）を{money}発行すると決めた。',
        '{c} decided on {day} to issue {money} of green bonds, whose proceeds go to environmental projects.',
      ],
    ],
    [
      [
        '年限は{years}年で、{plant}の省エネ投資などに充てる。',
        'The {years}-year notes will fund efficiency at its {plant} among others.',
      ],
      [
        '第三者機関から国際原則への適合性の評価を得た。',
        'An outside reviewer found the framework in line with international principles.',
      ],
      [
        '地方銀行や諸団体など{few}先が投資を表明した。',
        'Regional banks and other bodies, {few} in all, have announced that they will invest.',
      ],
    ],
  ),
  event(
    ['supplier-survey', 'environmental_management', 3, 0.3],
    [['{c}、主要取引先{cases}社に排出量の報告要請', '{c} asks {cases} suppliers to report their emissions']],
    [
      [
        '{c}は調達額の{pct}%を占める主要取引先{cases}社に、温室効果ガス排出量と削減目標の報告を求める。',
        '{c} is asking {cases} suppliers that make up {pct}% of its purchases to report emissions and targets.',
      ],
    ],
    [
      ['中小企業には算定を助けるツールを無償で配る。', 'Smaller firms will get a tool free of charge.'],
      ['{fyNext}から選定基準の一部に加える。', 'From {fyNext} the answers will count in choosing suppliers.'],
      [
        '取引先からは「書式が会社ごとに違い負担が重い」との声もある。',
        'Some suppliers complain that every customer uses another form.',
      ],
    ],
  ),
  event(
    ['eco-product', 'environmental_management', 4, 0.4],
    [
      ['{c}、環境負荷を抑えた{product}を発売', '{c} launches lower-impact {product}'],
      ['{c}の新型{product}、製造時のCO2を{pct}%削減', 'New {product} from {c} made with {pct}% less carbon'],
    ],
    [
      [
        '{c}は{month}、製造から廃棄までの環境負荷を抑えた{product}を発売する。',
        'In {month} {c} will put on the market {product} designed for a smaller footprint from production to disposal.',
      ],
    ],
    [
      [
        '従来品に比べ製造時の二酸化炭素排出を{pct}%減らした。',
        'Production emits {pct}% less carbon dioxide than before.',
      ],
      [
        '{target}年度に売上高の{lesspct}%を環境配慮製品にする目標を掲げる。',
        'By fiscal {target} it wants {lesspct}% of sales from such products.',
      ],
      ['価格は従来品より{lowpct}%高い。', 'The price is {lowpct}% higher.'],
      ['第三者認証のカーボンフットプリントを表示する。', 'A certified carbon footprint is shown on the label.'],
    ],
    { trades: /^(3|2050)/ },
  ),
]
