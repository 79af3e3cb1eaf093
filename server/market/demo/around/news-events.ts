/** One kind of event: how often, what it is about, how good or bad, and its words in both languages. */
export interface NewsEvent {
  readonly weight: number
  /** Middle category; null for business. */
  readonly category: string | null
  readonly sentiment: number
  /** Scandal level; null for what is none. */
  readonly severity: number | null
  readonly ja: { readonly titles: readonly string[]; readonly body: string }
  readonly en: { readonly titles: readonly string[]; readonly body: string }
  /** What is heard of it later. */
  readonly after?: {
    readonly days: number
    readonly sentiment: number
    readonly ja: readonly [title: string, body: string]
    readonly en: readonly [title: string, body: string]
  }
}

type Words = readonly [titles: string, body: string]

const event = (
  weight: number,
  category: string | null,
  sentiment: number,
  severity: number | null,
  ja: Words,
  en: Words,
  after?: NewsEvent['after'],
): NewsEvent => ({
  weight,
  category,
  sentiment,
  severity,
  ja: { titles: ja[0].split('|'), body: ja[1] },
  en: { titles: en[0].split('|'), body: en[1] },
  ...(after && { after }),
})

/** What happens in the demo market. {name} the company, {place} a place, {n} a small number, {amount} money, {percent}, {people}, {year} a target year, {tons}. */
export const newsEvents: readonly NewsEvent[] = [
  event(
    5,
    'climatechange',
    0.6,
    null,
    [
      '{name}、{place}の工場で太陽光電力の長期購入契約|{name}、再エネ由来の電力へ切り替え　{place}の拠点で',
      '{name}は{place}の工場で使う電力の{percent}％を、オンサイト型の太陽光発電による長期購入契約に切り替えると発表した。契約期間は20年。年間の温室効果ガス排出量を{tons}トン減らせる見込みという。',
    ],
    [
      '{name} signs 20-year solar deal for {place} plant|{name} switches {place} site to solar power',
      '{name} will cover {percent}% of the electricity used at its {place} plant through a 20-year on-site solar contract, the company said. It expects the switch to cut emissions by {tons} tonnes of CO2 a year.',
    ],
  ),
  event(
    3,
    'climatechange',
    0.7,
    null,
    [
      '{name}の温暖化ガス削減目標、SBT認定を取得|{name}、{year}年目標がSBTiの認定に',
      '{name}は{year}年度までの温室効果ガス削減目標について、国際的な枠組みであるSBTiから1.5度水準の認定を受けたと発表した。取引先にも目標の設定を求め、サプライチェーン全体の削減を進める。',
    ],
    [
      '{name} wins SBTi approval for {year} climate target|Science-based target of {name} validated',
      'The Science Based Targets initiative has validated the {year} emission target of {name} as in line with 1.5°C. The company plans to ask major suppliers to set targets of their own.',
    ],
  ),
  event(
    3,
    'climatechange',
    0.4,
    null,
    [
      '{name}、社内炭素価格を引き上げ　投資判断に反映|{name}、1トン当たりの社内炭素価格を改定',
      '{name}は設備投資の判断に使う社内炭素価格を引き上げる。排出削減につながる案件の採算を高く見積もることで、{amount}規模の更新投資を前倒しする考えだ。',
    ],
    [
      '{name} raises its internal carbon price|Higher carbon price to steer investment at {name}',
      '{name} is raising the internal carbon price it uses to assess capital spending. The change is meant to bring forward about {amount} of equipment renewal that lowers emissions.',
    ],
  ),
  event(
    2,
    'climatechange',
    0.5,
    null,
    [
      '{name}、{amount}のグリーンボンド発行へ|{name}がグリーンボンド　調達額は{amount}',
      '{name}は{amount}のグリーンボンドを発行する。調達した資金は{place}での省エネ設備の導入と、電動車両への切り替えに充てる。第三者機関から適合性の評価を取得した。',
    ],
    [
      '{name} to issue {amount} green bond|{name} taps green bond market for {amount}',
      '{name} will issue a green bond worth {amount} to pay for energy-saving equipment in {place} and electric vehicles. An external reviewer has confirmed that the framework meets market principles.',
    ],
  ),
  event(
    2,
    'climatechange',
    -0.5,
    null,
    [
      '{name}、排出削減の進捗に遅れ　目標達成に不透明感|{name}、{year}年目標の達成時期を見直し',
      '{name}は{year}年度の温室効果ガス削減目標について、達成時期を見直すと明らかにした。{place}の生産拡大で排出量が前年度を上回り、燃料転換も遅れている。機関投資家からは説明を求める声が出ている。',
    ],
    [
      '{name} slips behind on its {year} emission target|{name} reviews timing of climate goal',
      '{name} said it would review the timing of its {year} emission target after output growth in {place} pushed emissions above the previous year. Institutional investors have asked for an explanation.',
    ],
  ),
  event(
    3,
    'energy',
    0.5,
    null,
    [
      '{name}、{place}の拠点に大型蓄電池　電力の需給調整に活用|{name}、廃熱回収でエネルギー使用量を{percent}％削減',
      '{name}は{place}の拠点に蓄電池と廃熱回収設備を導入した。エネルギー使用量を従来より{percent}％減らせるという。余った電力は地域の需給調整に回し、収益源とすることも検討する。',
    ],
    [
      '{name} installs battery and heat recovery in {place}|{name} cuts energy use {percent}% in {place}',
      '{name} has installed batteries and heat recovery at its {place} site and expects to use {percent}% less energy than before. It is looking at selling spare capacity to the regional grid.',
    ],
  ),
  event(
    2,
    'energy',
    -0.3,
    null,
    [
      '{name}、燃料高で電力費が増加　通期の負担{amount}に|電力費の上昇、{name}の収益を圧迫',
      '{name}は燃料価格の上昇に伴い、通期の電力費が前期より{amount}増える見通しを示した。{place}の工場では夜間操業への移行を進めるが、価格転嫁には時間がかかるとしている。',
    ],
    [
      'Power bill of {name} to rise by {amount}|Energy costs weigh on {name}',
      '{name} expects its power bill to rise by {amount} this year on higher fuel prices. The company is moving some production in {place} to night hours, and said it would take time to pass the cost on.',
    ],
  ),
  event(
    3,
    'water',
    0.5,
    null,
    [
      '{name}、{place}工場で排水の{percent}％を再利用|{name}、排水再生設備を稼働　取水量を大幅減',
      '{name}は{place}工場で排水の再生設備を本格稼働させた。処理水の{percent}％を冷却などに再び使い、河川からの取水を減らす。渇水時にも操業を続けられる体制を整える狙いがある。',
    ],
    [
      '{name} reuses {percent}% of effluent at {place} plant|Water recycling starts at {name} plant in {place}',
      '{name} has started a water recycling unit at its {place} plant, reusing {percent}% of treated effluent for cooling. The investment lowers intake from rivers and keeps the plant running in dry spells.',
    ],
  ),
  event(
    2,
    'water',
    -0.7,
    2,
    [
      '{name}、{place}の工場排水が基準超過　県が改善を指示|{name}の{place}工場、排水中の有害物質が基準値上回る',
      '{name}は{place}の工場で、排水中の化学的酸素要求量が協定の基準値を超えていたと発表した。測定装置の不具合で{n}日間把握できていなかった。県は原因の究明と再発防止策の報告を求めている。',
    ],
    [
      'Effluent of {name} plant in {place} exceeds limit|Prefecture orders {name} to fix wastewater in {place}',
      '{name} said effluent from its {place} plant exceeded the agreed limit for chemical oxygen demand. A faulty meter hid the breach for {n} days, and the prefecture has asked for a report on the cause.',
    ],
    {
      days: 45,
      sentiment: 0.1,
      ja: [
        '{name}、排水基準超過の再発防止策を公表',
        '{name}は{place}の工場での排水基準の超過について、測定装置の二重化などの再発防止策をまとめた。周辺の水質に影響は確認されていないとしている。',
      ],
      en: [
        '{name} sets out measures after wastewater breach',
        '{name} will duplicate its meters and add inspections after the breach at its {place} plant. No effect on nearby water has been found.',
      ],
    },
  ),
  event(
    3,
    'waste',
    0.5,
    null,
    [
      '{name}、使用済み製品の回収網を全国に拡大|{name}、廃プラ再生で{place}の企業と連携',
      '{name}は使用済み製品の回収拠点を全国{n}カ所に広げる。{place}のリサイクル事業者と組み、回収した樹脂を再び製品に使う。{year}年までに再生材の比率を{percent}％に高める計画だ。',
    ],
    [
      '{name} widens take-back of used products|{name} teams up in {place} to recycle plastics',
      '{name} is expanding collection of used products to {n} sites and will work with a recycler in {place} to put the resin back into new ones. It aims for {percent}% recycled content by {year}.',
    ],
  ),
  event(
    1,
    'waste',
    -0.6,
    2,
    [
      '{name}、産業廃棄物の委託先で不適正処理|{name}の廃棄物、{place}で不適正に保管',
      '{name}は産業廃棄物の処理を委託した業者が、{place}で廃棄物を不適正に保管していたと明らかにした。対象は{tons}トン。管理票の確認が不十分だったとして、費用を負担して撤去を進める。',
    ],
    [
      'Waste of {name} improperly stored by contractor in {place}|{name} to clear mishandled waste',
      '{name} said a contractor had improperly stored {tons} tonnes of its industrial waste in {place}. The company admitted that it had not checked the manifests closely enough and will pay for the removal.',
    ],
  ),
  event(
    1.5,
    'emissions',
    -0.75,
    3,
    [
      '{name}の{place}工場で化学物質漏えい　周辺に避難呼びかけ|{name}、{place}の工場で有害物質が流出',
      '{name}の{place}工場で化学物質が漏れ、市が周辺住民に屋内への避難を一時呼びかけた。けが人は{n}人。同社は生産を停止し、警察と消防が配管の劣化などを調べている。',
    ],
    [
      'Chemical leak at {name} plant in {place} prompts shelter call|Hazardous leak halts {name} plant in {place}',
      'A chemical leak at the {place} plant of {name} led the city to ask residents to stay indoors. {n} people were hurt. Output is halted while police and firefighters look into possible corrosion.',
    ],
    {
      days: 60,
      sentiment: -0.1,
      ja: [
        '{name}、{place}工場の操業を再開　漏えい事故から2カ月',
        '{name}は化学物質の漏えいで止めていた{place}工場の操業を再開した。配管の更新に{amount}を投じ、外部の専門家による点検を定期化する。',
      ],
      en: [
        '{name} restarts {place} plant two months after leak',
        '{name} has restarted its {place} plant after spending {amount} on new piping. Outside experts will inspect it regularly.',
      ],
    },
  ),
  event(
    1.5,
    'emissions',
    0.4,
    null,
    [
      '{name}、窒素酸化物の排出を{percent}％削減　脱硝設備を更新|{name}、VOC排出量の削減で前倒し達成',
      '{name}は{place}の主力工場で脱硝設備を更新し、窒素酸化物の排出を{percent}％減らした。揮発性有機化合物の自主目標も予定より早く達成したという。',
    ],
    [
      '{name} cuts NOx by {percent}% with new equipment|{name} meets VOC goal ahead of schedule',
      '{name} has renewed denitrification equipment at its main {place} plant and cut nitrogen oxides by {percent}%. It also met its own goal for volatile organic compounds early.',
    ],
  ),
  event(
    2.5,
    'environmental_management',
    0.4,
    null,
    [
      '{name}の社有林、生物多様性の保全区域に認定|{name}、自然関連の情報開示を開始',
      '{name}は{place}に持つ社有林が、生物多様性の保全に貢献する区域として国の認定を受けたと発表した。事業が自然に与える影響の分析結果も初めて公表し、調達先の見直しに生かす。',
    ],
    [
      'Forest owned by {name} in {place} recognised for biodiversity|{name} publishes first nature-related report',
      'Woodland that {name} owns in {place} has been certified as a site that contributes to biodiversity. The company also published its first analysis of how its business depends on nature.',
    ],
  ),
  event(
    1,
    'environmental_management',
    -0.6,
    2,
    [
      '{name}の{place}工場跡地で土壌汚染|{name}、{place}の用地から基準超の鉛',
      '{name}は{place}の工場跡地で、土壌から基準を超える鉛が検出されたと市に報告した。地下水への影響は確認されていない。浄化費用として{amount}を見込む。',
    ],
    [
      'Soil contamination found at former {name} site in {place}|{name} reports lead in soil in {place}',
      '{name} told the city that lead above the legal limit had been found in the soil of a former plant in {place}. Groundwater is not affected. Clean-up is expected to cost {amount}.',
    ],
  ),
  event(
    4,
    'labour_rights',
    0.5,
    null,
    [
      '{name}、平均{percent}％の賃上げで妥結|{name}、初任給を引き上げ　人材確保へ',
      '{name}は今春の労使交渉で、定期昇給とベースアップを合わせて平均{percent}％の賃上げで妥結した。若手の処遇を手厚くし、採用競争に備える。対象は組合員{people}人。',
    ],
    [
      '{name} agrees average pay rise of {percent}%|{name} lifts pay to keep talent',
      '{name} and its union settled on an average pay rise of {percent}% for {people} members this spring. Younger staff gain most, as the company competes for hires.',
    ],
  ),
  event(
    2,
    'labour_rights',
    -0.55,
    2,
    [
      '労基署、{name}に是正勧告　違法な残業で|{name}、{place}の事業所で未払い残業代',
      '{name}は{place}の事業所で労使協定の上限を超える残業があったとして、労働基準監督署から是正勧告を受けた。過去{n}年分の未払い賃金を支払う。勤怠の記録と入退館の記録にずれがあったという。',
    ],
    [
      'Labour office cites {name} for illegal overtime|{name} to pay back wages in {place}',
      'The labour standards office has told {name} to correct overtime above the agreed limit at its {place} office. The company will pay {n} years of unpaid wages after finding gaps between time sheets and entry logs.',
    ],
  ),
  event(
    0.8,
    'labour_rights',
    -0.85,
    3,
    [
      '{name}の{place}工場で死亡事故　作業員1人|{name}、{place}の現場で作業員が死亡',
      '{name}の{place}の現場で、設備の点検をしていた作業員1人が機械に挟まれて死亡した。警察が安全管理の状況を調べている。同社は同型の設備の運転をすべて止め、点検を進めている。',
    ],
    [
      'Worker dies at {name} site in {place}|Fatal accident at {name} plant in {place}',
      'A worker was killed while inspecting machinery at the {place} site of {name}. Police are looking into safety procedures, and the company has stopped all machines of the type.',
    ],
    {
      days: 75,
      sentiment: -0.1,
      ja: [
        '{name}、死亡事故の調査報告を公表　安全投資{amount}',
        '{name}は{place}での死亡事故について、停止手順が守られていなかったとする調査結果を公表した。安全装置の追加に{amount}を投じる。',
      ],
      en: [
        '{name} publishes findings on fatal accident',
        'Shutdown procedures were not followed before the fatal accident in {place}, {name} said. It will spend {amount} on additional guards.',
      ],
    },
  ),
  event(
    1.5,
    'labour_rights',
    0.5,
    null,
    [
      '{name}、人権デューデリジェンスの結果を公表|{name}、取引先{n}社で人権監査',
      '{name}は人権デューデリジェンスの結果を公表した。国内外の取引先{n}社を対象に監査を実施し、長時間労働など改善が必要な項目を開示した。外国人技能実習生の相談窓口も設ける。',
    ],
    [
      '{name} publishes human rights due diligence|{name} audits {n} suppliers on human rights',
      '{name} has published its human rights due diligence, after audits of {n} suppliers found long working hours among points to improve. It will set up a helpline for foreign trainees.',
    ],
  ),
  event(
    0.5,
    'labour_rights',
    -0.9,
    4,
    [
      '{name}の調達先で強制労働の疑い　海外当局が調査|{name}、取引先の強制労働疑惑で出荷を停止',
      '海外の当局が{name}の調達先について、強制労働の疑いで調査を始めたことが分かった。同社は該当する部材を使う製品の出荷を止めた。影響額は{amount}に上る可能性がある。',
    ],
    [
      'Supplier of {name} probed over forced labour|{name} halts shipments amid forced-labour probe',
      'Authorities abroad are investigating a supplier of {name} over suspected forced labour. The company has stopped shipping products that use the parts; the hit may reach {amount}.',
    ],
  ),
  event(
    3,
    'diversity_s',
    0.55,
    null,
    [
      '{name}、女性役員を{n}人に　執行役員に初登用|{name}、女性管理職比率{percent}％を目標に',
      '{name}は次の人事で女性の執行役員を初めて登用する。女性役員は{n}人になる。{year}年度までに女性管理職の比率を{percent}％に高める目標を掲げ、育成制度を広げる。',
    ],
    [
      '{name} names its first woman operating officer|{name} targets {percent}% women managers',
      '{name} will promote its first woman to operating officer, bringing the number of women among its officers to {n}. It aims for {percent}% women managers by {year}.',
    ],
  ),
  event(
    2,
    'diversity_s',
    0.5,
    null,
    [
      '{name}の男性育休取得率、{percent}％に上昇|男性の育児休業が定着　{name}で取得率{percent}％',
      '{name}は男性社員の育児休業取得率が{percent}％に上がったと発表した。取得者の業務を引き受けた同僚に手当を支給する制度が後押しした。平均取得日数も延びている。',
    ],
    [
      'Paternity leave uptake at {name} reaches {percent}%|More fathers take leave at {name}',
      'Uptake of childcare leave among men at {name} has risen to {percent}%. An allowance for colleagues who take over the work has helped, and average leave has lengthened.',
    ],
  ),
  event(
    0.8,
    'diversity_s',
    -0.6,
    2,
    [
      '{name}の元社員、昇進差別で提訴|{name}、ハラスメント認定で管理職を処分',
      '{name}の元社員が、育児休業の取得後に昇進で不利に扱われたとして、同社に損害賠償を求めて提訴した。社内調査は管理職によるハラスメントを認定し、処分したとしている。',
    ],
    [
      'Former employee sues {name} over promotion|{name} disciplines manager for harassment',
      'A former employee has sued {name}, saying she was passed over for promotion after childcare leave. An internal inquiry had found harassment by a manager, who was disciplined.',
    ],
  ),
  event(
    2,
    'social_improvement',
    -0.55,
    2,
    [
      '{name}、{people}個を自主回収　部品に不具合|{name}が製品リコール　発煙の恐れ',
      '{name}は発煙の恐れがあるとして、製品{people}個の自主回収を始めた。人的被害は報告されていない。無償で部品を交換し、費用は{amount}を見込む。',
    ],
    [
      '{name} recalls {people} units over smoke risk|Product recall at {name}',
      '{name} is recalling {people} units that may emit smoke. No injuries are known. Free repairs are expected to cost {amount}.',
    ],
  ),
  event(
    0.8,
    'social_improvement',
    -0.9,
    4,
    [
      '{name}、品質データ改ざん　{place}工場で{n}年以上|{name}で検査不正　{n}年にわたりデータ書き換え',
      '{name}は{place}工場で、製品の検査データを{n}年以上にわたって書き換えていたと発表した。出荷先は{people}社に上る。社長は会見で謝罪し、外部の弁護士による特別調査委員会を設けるとした。',
    ],
    [
      '{name} falsified quality data in {place} for {n} years|Data falsification at {name}',
      '{name} admitted that inspection data had been rewritten at its {place} plant for at least {n} years, affecting {people} customers. The president apologised and said outside lawyers would investigate.',
    ],
    {
      days: 90,
      sentiment: -0.3,
      ja: [
        '{name}の特別調査委、経営陣の関与を認定せず　風土を批判',
        '{name}の特別調査委員会は、品質データの書き換えに経営陣の指示は確認できないとした一方、納期を優先する企業風土を厳しく批判した。',
      ],
      en: [
        'Panel finds no order from the top at {name}, faults culture',
        'The panel on falsified data at {name} found no instruction from management but criticised a culture that put delivery first.',
      ],
    },
  ),
  event(
    1.5,
    'social_improvement',
    -0.6,
    3,
    [
      '{name}、顧客情報{people}件が流出の恐れ|{name}に不正アクセス　個人情報が漏えい',
      '{name}は外部からの不正アクセスを受け、顧客の個人情報{people}件が流出した恐れがあると発表した。クレジットカード情報は含まれないという。個人情報保護委員会に報告した。',
    ],
    [
      '{people} customer records may have leaked at {name}|{name} hit by unauthorised access',
      '{name} said personal data of {people} customers may have leaked after unauthorised access. Card numbers are not included. The privacy commission has been told.',
    ],
  ),
  event(
    3,
    'social_improvement',
    0.55,
    null,
    [
      '{name}、{place}に研究開発拠点を新設　{amount}投資|{name}、環境配慮型の新素材を開発',
      '{name}は{amount}を投じ、{place}に研究開発拠点を設ける。環境負荷の低い材料や医療分野の新製品の開発を急ぐ。{people}人規模の技術者を配置する計画だ。',
    ],
    [
      '{name} to build {amount} research centre in {place}|{name} develops lower-impact material',
      '{name} will spend {amount} on a research centre in {place} to speed up lower-impact materials and medical products. About {people} engineers will work there.',
    ],
  ),
  event(
    2,
    'community',
    0.5,
    null,
    [
      '{name}、{place}の豪雨被災地に義援金|{name}、{place}の小中学校で環境の出前授業',
      '{name}は{place}の豪雨で被災した地域に{amount}を寄付し、社員延べ{n}人を支援活動に派遣した。地元の学校での環境教育も続け、地域との関係を深める。',
    ],
    [
      '{name} donates {amount} to flood-hit {place}|{name} brings classes on the environment to {place} schools',
      '{name} has donated {amount} to areas of {place} hit by heavy rain and sent {n} employees to help. It also runs classes on the environment in local schools.',
    ],
  ),
  event(
    1,
    'community',
    -0.4,
    1,
    [
      '{name}の{place}工場閉鎖、地元が再考求める|{name}、{place}の事業所閉鎖で{people}人に影響',
      '{name}が決めた{place}の工場閉鎖に対し、市は雇用への影響が大きいとして再考を求めた。従業員{people}人は配置転換の対象となる。同社は跡地の利用を市と協議する。',
    ],
    [
      '{place} asks {name} to rethink plant closure|Plant closure by {name} affects {people} workers in {place}',
      'The city of {place} has asked {name} to reconsider closing its plant, citing jobs. The {people} workers will be offered transfers, and the company will discuss the use of the site.',
    ],
  ),
  event(
    3,
    'board_meeting',
    0.45,
    null,
    [
      '{name}、社外取締役を過半数に　株主総会に提案|{name}、役員報酬に環境指標を導入',
      '{name}は取締役{n}人のうち社外取締役を過半数とする議案を株主総会に諮る。役員報酬の{percent}％を温室効果ガスの削減率や従業員の意識調査に連動させる。',
    ],
    [
      '{name} to have majority of outside directors|{name} ties pay to climate goals',
      '{name} will ask shareholders to approve a board of {n} with a majority of outside directors. It will also link {percent}% of executive pay to emissions and staff engagement.',
    ],
  ),
  event(
    2,
    'board_meeting',
    0.5,
    null,
    [
      '{name}、資本コストを意識した経営方針を公表|{name}、政策保有株を{percent}％縮減へ',
      '{name}は資本コストや株価を意識した経営の方針を公表した。政策保有株式を{year}年度までに{percent}％減らし、得た資金を成長投資と株主還元に振り向ける。自己株式の取得枠は{amount}とした。',
    ],
    [
      '{name} sets out plan on cost of capital|{name} to cut cross-shareholdings by {percent}%',
      '{name} has published a plan on cost of capital and its share price. It will cut cross-shareholdings by {percent}% by {year} and buy back up to {amount} of its own shares.',
    ],
  ),
  event(
    1.5,
    'board_meeting',
    -0.3,
    null,
    [
      '{name}に株主提案　投資ファンドが取締役の選任求める|{name}、株主提案に反対を表明',
      '投資ファンドが{name}に対し、社外取締役{n}人の選任を求める株主提案を行った。資本効率の低さを問題視している。同社の取締役会は反対を表明し、株主総会で賛否を問う。',
    ],
    [
      'Fund submits shareholder proposal to {name}|{name} opposes shareholder proposal',
      'An investment fund has proposed {n} outside directors for {name}, criticising its capital efficiency. The board opposes the proposal, which goes to a vote at the annual meeting.',
    ],
  ),
  event(
    0.8,
    'board_meeting',
    -0.7,
    3,
    [
      '{name}社長が辞任　経費の私的流用で|{name}、社長が引責辞任',
      '{name}は社長が経費を私的に使っていたとして、同日付で辞任したと発表した。流用額は{amount}に上る。監査等委員会が調査を進めており、後任が決まるまで会長が職務を代行する。',
    ],
    [
      'President of {name} quits over expenses|{name} president resigns',
      'The president of {name} has resigned after using {amount} of company money for private expenses. The audit committee is investigating, and the chairman will stand in.',
    ],
  ),
  event(
    1,
    'anti_corruption',
    -0.75,
    3,
    [
      '公取委、{name}に立ち入り検査　談合の疑い|{name}、受注調整の疑いで立ち入り検査',
      '公正取引委員会は独占禁止法違反の疑いで、{name}など{n}社に立ち入り検査をした。{place}の公共事業を巡り、受注を事前に調整した疑いがある。同社は検査に全面的に協力するとしている。',
    ],
    [
      'Antitrust raid on {name} over suspected bid-rigging|JFTC inspects {name}',
      'The Japan Fair Trade Commission has raided {name} and {n} others on suspicion of fixing bids for public works in {place}. The company said it would cooperate fully.',
    ],
    {
      days: 240,
      sentiment: -0.5,
      ja: [
        '公取委、{name}に課徴金{amount}　談合認定',
        '公正取引委員会は談合があったと認定し、{name}に{amount}の課徴金納付を命じた。同社は営業担当者への研修をやり直す。',
      ],
      en: [
        '{name} fined {amount} for bid-rigging',
        'The antitrust regulator has found that {name} took part in bid-rigging and ordered it to pay {amount}. The company will retrain its sales staff.',
      ],
    },
  ),
  event(
    0.8,
    'anti_corruption',
    -0.8,
    4,
    [
      '{name}で不適切会計　{amount}を過大計上か|{name}、特別調査委を設置　決算発表を延期',
      '{name}は{place}の子会社で売上高を前倒しで計上した疑いがあるとして、特別調査委員会を設けた。影響額は最大{amount}。決算発表を延期し、過年度の訂正も検討する。',
    ],
    [
      'Accounting probe at {name}; up to {amount} overstated|{name} delays results over accounting',
      '{name} has set up a special committee over sales that a subsidiary in {place} may have booked early. Up to {amount} is affected, results are delayed, and past years may be restated.',
    ],
  ),
  event(
    1.5,
    'anti_corruption',
    0.35,
    null,
    [
      '{name}、贈収賄防止の国際規格を取得|{name}、内部通報窓口を取引先にも開放',
      '{name}は贈収賄防止の国際規格の認証を取得した。内部通報の窓口を取引先にも開放し、外部の弁護士が受け付ける。海外子会社の従業員{people}人への研修も終えた。',
    ],
    [
      '{name} certified for anti-bribery management|{name} opens whistleblower line to suppliers',
      '{name} has been certified under the international anti-bribery standard. Its whistleblower line, run by outside lawyers, is now open to suppliers, and {people} employees abroad have been trained.',
    ],
  ),
  event(
    1.2,
    'risk_management',
    -0.6,
    3,
    [
      '{name}にサイバー攻撃　{place}の工場が停止|{name}でシステム障害、出荷に遅れ',
      '{name}は身代金要求型のウイルスに感染し、{place}の工場の操業を止めた。受注と出荷に遅れが出ている。復旧には{n}日程度かかる見通し。業績への影響は精査中としている。',
    ],
    [
      'Ransomware halts {name} plant in {place}|Cyberattack delays shipments at {name}',
      '{name} has stopped its {place} plant after a ransomware infection. Orders and shipments are delayed, and recovery may take {n} days. The effect on earnings is under review.',
    ],
    {
      days: 20,
      sentiment: 0.1,
      ja: [
        '{name}、{place}工場の操業を再開　サイバー攻撃から復旧',
        '{name}はサイバー攻撃で止めていた{place}工場の操業を再開した。情報の流出は確認されていない。',
      ],
      en: [
        '{name} restarts {place} plant after cyberattack',
        '{name} has resumed output at its {place} plant. No leak of data has been found.',
      ],
    },
  ),
  event(
    1.5,
    'risk_management',
    0.4,
    null,
    [
      '{name}、首都直下地震を想定し大規模訓練|{name}、生成AIの利用指針を策定',
      '{name}は大規模地震を想定し、従業員{people}人が参加する訓練を実施した。{place}に本社機能を移す手順を確認した。情報セキュリティーや生成AIの利用に関する指針も改めた。',
    ],
    [
      '{name} drills for major earthquake|{name} sets rules for generative AI',
      '{name} held an earthquake drill with {people} employees and tested moving head-office functions to {place}. It has also revised its rules on information security and generative AI.',
    ],
  ),
  event(
    1,
    'risk_management',
    -0.35,
    1,
    [
      '{name}、内部統制に重要な不備|{name}、{place}の子会社で{amount}の損失',
      '{name}は内部統制報告書で、{place}の子会社の決算手続きに重要な不備があったと開示した。在庫の過大計上で{amount}の損失を計上する。人員を増やし、本社の監視を強める。',
    ],
    [
      '{name} reports material weakness in controls|Loss of {amount} at {name} unit in {place}',
      '{name} has disclosed a material weakness in the accounts of a subsidiary in {place} and will book a {amount} loss on overstated stock. It will add staff and tighten oversight.',
    ],
  ),
  event(
    6,
    null,
    0.4,
    null,
    [
      '{name}、純利益{percent}％増　{place}向けが好調|{name}、通期予想を上方修正',
      '{name}が発表した四半期決算は、純利益が前年同期比{percent}％増えた。{place}向けの販売が伸び、値上げの効果も出た。通期の純利益予想を{amount}に引き上げた。',
    ],
    [
      'Profit of {name} up {percent}% on {place} demand|{name} raises full-year forecast',
      'Quarterly net profit at {name} rose {percent}% on demand in {place} and higher prices. The company raised its full-year forecast to {amount}.',
    ],
  ),
  event(
    5,
    null,
    -0.4,
    null,
    [
      '{name}、純利益{percent}％減　原材料高が響く|{name}、通期予想を下方修正',
      '{name}が発表した四半期決算は、純利益が前年同期比{percent}％減った。原材料の値上がりと{place}での需要の減速が響いた。通期の純利益予想を{amount}に引き下げた。',
    ],
    [
      'Profit of {name} falls {percent}%|{name} cuts full-year forecast',
      'Quarterly net profit at {name} fell {percent}% as material costs rose and demand slowed in {place}. The company cut its full-year forecast to {amount}.',
    ],
  ),
  event(
    3,
    null,
    0.3,
    null,
    [
      '{name}、{place}に新工場　{amount}投資|{name}、{place}で生産能力を増強',
      '{name}は{amount}を投じて{place}に新工場を建てる。{year}年の稼働を目指し、{people}人を新たに採用する。屋根に太陽光パネルを載せ、使用電力の一部を賄う。',
    ],
    [
      '{name} to build {amount} plant in {place}|{name} expands capacity in {place}',
      '{name} will spend {amount} on a plant in {place} that is to open in {year} and create {people} jobs. Solar panels on the roof will cover part of its power.',
    ],
  ),
  event(
    2,
    null,
    0.1,
    null,
    [
      '{name}、{place}の同業を買収　{amount}|{name}、物流で他社と提携',
      '{name}は{place}に本社を置く同業の全株式を{amount}で取得する。品ぞろえを広げ、物流の共同化で費用を抑える。買収先の環境データの収集も{year}年までに統合する。',
    ],
    [
      '{name} buys rival in {place} for {amount}|{name} shares logistics after deal',
      '{name} will buy all shares of a rival based in {place} for {amount}. The deal widens its range and cuts logistics cost; environmental data are to be integrated by {year}.',
    ],
  ),
]

export const publishers = [
  { ja: '瑞穂野経済通信', en: 'Mizuhono Business Wire' },
  { ja: '東都産業新報', en: 'Toto Industry Journal' },
  { ja: 'サステナ時報', en: 'Sustaina Times' },
  { ja: '市場日報', en: 'Shijo Daily' },
  { ja: '青海タイムズ', en: 'Aomi Times' },
  { ja: '環境経営ニュース', en: 'Green Management News' },
] as const
