import type { ToneTable } from './roles.ts'

/** Words of English business and ESG language by what they do in a sentence. Ours; none was taken from a list of others. */
export const toneEn: ToneTable = {
  good: [
    [
      1,
      `record profit|record high|record earnings|record sales|record dividend|all-time high|back to profit|returns to profit|swings to profit|turns a profit|profitable|profitability|beat|beats|beat forecasts|exceed|exceeds|exceeded|outperform*|surpass*|ahead of schedule|ahead of plan|ahead of its target|achiev*|accomplish*|attain*|win|wins|won|winning|award*|prize*|honor*|honour*|recogni*|praise*|applaud*|commend*|accolade*|excellent|excellence|outstanding|best|top-rated|top rating|highest rating|a list|double a|triple a|leader|leading|leads|first in|ranked first|upgrade*|raises forecast|lifts forecast|raises outlook|raises dividend|lifts dividend|special dividend|success|successes|successful|successfully|succeed*|triumph*|breakthrough*|milestone*|validat*|certif*|accredit*|approv*|admired|admitted to|added to|joins|selected|chosen|included in|improv*|better|progress|progressed|rebound*|recover|recovers|recovered|recovery|thriv*|prosper*|flourish*|booming|boom|boost|boosts|boosted|boosting|strong|stronger|strength|strengthen*|robust|solid|healthy|favorable|favourable|favorably|upbeat|optimis*|bullish|acquitted|cleared|vindicated|pay rise|pay rises|wage hike|wage hikes|raises pay|lifts pay|in full`,
    ],
    [
      0.6,
      `expand|expands|expanding|expansion|advance|advances|advanced|advancing|accelerat*|enhanc*|enrich*|promot*|foster*|support|supports|supported|supporting|help|helps|helped|helping|contribut*|volunteer*|charit*|grant|grants|scholarship*|sponsor*|partners with|partnered with|partnership|partnerships|team up|teams up|teaming up|collaborat*|cooperat*|alliance|alliances|joint venture|joint development|agreement|agree|agrees|agreed|sign|signs|signed|launch|launches|launched|open|opens|opened|introduc*|unveil*|debut*|complete|completes|completed|innovat*|pioneer*|state-of-the-art|patent*|develops|developed|new product|new products|new technology|efficien*|streamlin*|optimi*|moderni*|automat*|digital*|transparen*|accountab*|independent|independence|majority of independent|oversight|diverse|diversity|inclusion|inclusive|equality|equal pay|women in|gender balance|parental leave|paternity leave|childcare|flexible work*|remote work*|training|trains|retrain*|reskill*|upskill*|well-being|wellbeing|healthier|human rights due diligence|human rights policy|grievance mechanism|fair trade|responsible sourcing|sustainab*|renewable*|solar|wind power|offshore wind|geothermal|hydrogen|ammonia|clean energy|green|green bond|green bonds|sustainability bond|sustainability-linked|transition bond|decarboni*|carbon neutral*|carbon-neutral|net zero|net-zero|zero emission|zero-emission|science-based|science based|1.5°c|low-carbon|energy-saving|energy saving|saves energy|recycl*|reus*|circular|biodegrad*|bio-based|conserv*|restor*|reforest*|replant*|nature-positive|nature positive|biodiversity|habitat protection|wetland*|protect|protects|protected|protecting|safeguard*|safe|safer|safety|accident-free|assurance|assured|verified|compli|compliant|in line with|meets|met its|met the|on track|on course|on schedule|fulfil*|deliver|delivers|delivered|buyback*|share buyback|repurchase*|share repurchase|shareholder returns|capital efficiency|return of capital|unwind*|stock split|reward*|benefit|benefits|benefited|benefiting|beneficial|gain|gains|gained|opportunit*|advantage*|competitive|attractive|popular|demand is strong|resilien*|stabili*|stable|steady|steadily|smooth*|secure|secures|secured|resume|resumes|resumed|reopen*|restart*|back on line|back online|welcom*|positive|positively|constructive|confident|confidence|trust|trusted|loyal*|satisf*|enabl*|empower*|accessible|accessib*|affordab*|free of charge|free meals|food bank|relief supplies|disaster relief|rebuild*|reviv*|revitali*|creates jobs|create jobs|job creation|hires|hire|hiring|permanent contracts|regular staff|appoint*|first woman|first female|female director|promoted|talent|skilled|creativ*|quality|high-quality|premium|value-added|synerg*|upside|tailwind*|momentum|profit from|turnaround|surplus|abundant|ample|cash-rich|invest|invests|invested|investing|commit|commits|committed|pledge|pledges|pledged|adopt|adopts|adopted|endorse*|join|joined|ambitio*|proactive*|voluntar*|disclos* in english|dialogue|engage|engages|engaging|engagement|feedback|listen*|clean|cleaner|cleanup fund|replenish*|saves|save|saving|savings|simplif*|faster|easier|free of charge|for relief|relief supplies|disaster relief|fund growth|fund its growth|convenient|comfortable|insulated|durable|lightweight|electrif*|low-resistance|fuel-efficient`,
    ],
  ],
  bad: [
    [
      1,
      `loss|losses|net loss|end production|ends production|ending production|close the site|to close its|closes its|walked out|walks out|break down|breaks down|broke down|falter*|operating loss|in the red|into the red|swings to loss|deficit*|bankrupt*|insolven*|default|defaults|defaulted|delist*|going concern|liquidat*|impairment*|write-down*|writedown*|write-off*|writes off|writes down|wrote down|extraordinary loss|extraordinary losses|downgrade*|profit warning|cuts forecast|cuts its forecast|lowers forecast|cuts outlook|cuts dividend|suspends dividend|no dividend|plung*|slump*|tumbl*|crash|crashes|crashed|collaps*|worsen*|deteriorat*|dismal|poor|poorly|weak|weaker|weakness|weaken*|worst|fail|fails|failed|failure*|fraud*|falsif*|fabricat*|forg*|tamper*|altered|doctored|manipulat*|misstat*|overstat*|understat*|misreport*|misled|mislead*|deceiv*|decept*|conceal*|cover-up|covered up|hid|hiding|hidden|embezzl*|misappropriat*|scam*|brib*|corrupt*|kickback*|cartel*|price fixing|price-fixing|fixing prices|bid rigging|bid-rigging|collu*|antitrust|insider trading|insider deal*|money laundering|tax evasion|evad*|sanctioned|illegal*|unlawful*|illicit*|violat*|breach*|infring*|misconduct|wrongdoing|wrong|improper*|inappropriate*|irregular*|malpractice|negligen*|reckless|scandal*|probe|probes|probed|raid|raids|raided|searched|prosecut*|indict*|arrest*|charged with|criminal|convict*|guilty|jail*|prison*|lawsuit*|sue|sues|sued|suing|litigation|suit|suits|damages|compensation claim|fine|fines|fined|penalt*|punish*|surcharge|sanction|sanctions|suspended its license|revok*|barred from|blacklist*|administrative order|business improvement order|warned it|faulted|faults|condemn*|denounc*|blame*|accus*|alleg*|suspicion|suspicions|suspected|suspects|recall|recalls|recalled|recalling|defect*|faulty|fault in|malfunction*|flaw*|contaminat*|food poisoning|poison*|toxic|hazardous|spill*|leak|leaks|leaked|leakage|leaking|pollut*|oily|dump|dumped|dumping|illegal dumping|soot|exceeded limits|above limits|exceedance*|deforest*|clearing of forest|destroy*|destruct*|explosion*|explod*|blast|fire|fires|blaze|burn*|accident*|crash|derail*|killed|kills|kill|deaths|death|dead|died|dies|fatal*|injur*|hurt|wounded|casualt*|victim*|suicide*|overwork*|illness|sickened|cyberattack*|cyber attack*|hack|hacked|hackers|attackers|ransomware|ransom|unauthorized access|unauthorised access|data breach*|stolen|theft|steal|outage*|blackout*|system failure*|disrupt*|halt|halts|halted|halting|suspend|suspends|suspended|suspending|suspension|shut down|shuts down|shutdown*|stoppage*|closes plant|closure*|layoff*|lay off|lays off|laid off|job cuts|cuts jobs|redundanc*|dismiss*|fired|strike|strikes|walkout*|boycott*|protest*|dispute*|disagree*|conflict*|clash*|hostile|harass*|bully*|abus*|discriminat*|sexual*|racis*|sexis*|unpaid|underpaid|underpay*|wage theft|excessive hours|illegal overtime|long hours|forced labor|forced labour|child labor|child labour|slavery|traffick*|exploit*|passports taken|human rights abuse*|rights abuses|greenwash*|unfounded|unsubstantiated|apologiz*|apologis*|apology|apologies|resign*|steps down|step down|stepping down|stepped down|quit|quits|ousted|oust|ousts|sacked|forced out|mistake*|error*|erroneous*|delay|delays|delayed|delaying|cancel*|scrap|scraps|scrapped|abandon*|withdrew|withdraw*|drops target|drops its|shelv*|excluded from|dropped from|removed from|damage|damages|damaged|damaging|typhoon damage|stalled|stalls|stall`,
    ],
    [
      0.6,
      `concern|concerns|concerned|worr*|fear|fears|feared|anxi*|uncertain*|unclear|doubt*|question|questions|questioned|complain*|object|objects|objected|oppose|opposes|opposed|opposition|against management|backlash|controvers*|outcry|unrest|tension*|pressure|pressures|struggl*|suffer*|hit by|hard hit|hit|hits|hurts|hamper*|hinder*|imped*|obstacle*|setback*|headwind*|challeng*|difficult*|tough|tougher|severe|severely|serious|crisis|crises|downturn|recession|slowdown*|slow|slows|slowed|slower|slowing|sluggish|stagnan*|flat|lackluster|lacklustre|disappoint*|missed|misses|miss|below expectations|short of|fell short|falls short|falling short|fall short|shortfall*|behind schedule|behind target|off course|behind plan|lags|lag|lagging|lagged|late|overdue|shortage*|scarc*|lack|lacks|lacked|lacking|insufficient*|inadequate*|incomplete*|deficien*|absence of|gap|gaps|sketchy|vague|loophole*|obsolete|aging|ageing|corroded|corrosion|crack*|broken|abnormal*|unsafe|danger*|risky|risk of|threat*|vulnerab*|warn|warns|warned|warning|warnings|alert|caution*|investigat*|inquiry|inquiries|inspectors|scrutin*|subpoena*|order to|ordered to|told to|demand an explanation|demands|petition*|oversuppl*|glut|excess|excessive|overcapacity|overrun|overruns|inflation*|soaring costs|rising costs|higher costs|cost increases|tariff*|stronger yen|strong yen|trade friction|price war|fierce competition|intense competition|weigh on|weighs on|weighed on|weighing on|drag|drags|dragged|offset by|burden*|strain*|squeez*|erod*|dent|dented|dents|narrow margin|low approval|low support|vote against|voted against|voting against|refus*|denied|den|disqualif*|restat*|correct accounts|corrects accounts|overlook*|ignored|ignoring|neglect*|let it pass|put off|postpon*|defer*|freeze|freezes|frozen|froze|exit|exits|exited|pull out|pulls out|closing stores|divest*|pandemic|outbreak*|infection*|war|invasion|geopolitic*|evacuat*|told to leave|noise|odor*|smell|nuisance|congest*|forgo*|pay cut|pay cuts|cuts executive pay|cut the pay|returns part of pay|harm*|advers*|negativ*|unfavorabl*|unfavourabl*|unfair*|unequal|inequal*|unstable|volatil*|fragile|unprofitable|dilut*|overvalued|debt-laden|hurting|lost|lose|loses|losing|misuse*|bias|biased|discontent*|dissatisf*|unhappy|turmoil|rift|trouble*|problem*|issue with|shame|regret*|coal-fired|coal power|stranded|offsets make up|leaves out|left out|hazard*|evict*|contamin*|rumor*|opaque|secret*|unreported|undisclosed|habitat of rare`,
    ],
    [
      0.4,
      `heavy rain|typhoon*|earthquake*|tsunami|drought*|heat wave*|heatwave*|wildfire*|storm*|landslide*|flood|floods|flooded|flooding|fossil fuel*|reject*|criti*|vote down|voted down`,
    ],
    [0.8, `voluntary departures|voluntary retirement|early retirement|voluntary recall|job losses|falls short`],
  ],
  up: [
    [
      0.4,
      `rise|rises|rose|risen|rising|increas*|grow|grows|grew|grown|growing|growth|climb|climbs|climbed|climbing|jump|jumps|jumped|surge|surges|surged|surging|soar|soars|soared|soaring|double|doubles|doubled|doubling|triple|triples|tripled|swell|swells|swelled|gains in|turn up|turned up|picked up|pick up`,
    ],
  ],
  raise: [
    [
      0.4,
      `raise|raises|raised|raising|lift|lifts|lifted|lifting|extend|extends|extended|extending|steps up|stepped up|widen*|broaden*`,
    ],
    [0, `more|higher|greater|larger`],
  ],
  down: [
    [
      -0.4,
      `fall|falls|fell|fallen|falling|drop|drops|dropped|dropping|declin*|decreas*|shrink*|shrank|slid|slide|slides|sliding|slip|slips|slipped|dip|dips|dipped|diminish*|dwindl*|contract|contracts|contracted|contraction|lost ground`,
    ],
  ],
  cut: [
    [0, `lower|less|fewer|smaller`],
    [-0.2, `lowers|lowered|lowering|narrow|narrows|narrowed`],
    [
      0.2,
      `cut|cuts|cutting|reduc*|halve|halves|halved|halving|slash*|trim|trims|trimmed|curb|curbs|curbed|curbing|curtail*|minimi*|shorten*|take off|phase out|phases out|phased out`,
    ],
  ],
  bareUp: 'up|upward',
  bareDown: 'down|downward',
  moreIsGood: [
    [
      0,
      `sales|revenue|revenues|turnover of stock|profit|profits|net profit|operating profit|earnings|income|net income|margin|margins|return on equity|roe|roic|ebitda|dividend|dividends|payout|payout ratio|shares|share price|stock|market value|market capitalization|orders|order book|order backlog|backlog|bookings|shipments|deliveries|output|production|capacity utilization|utilization|customers|users|subscribers|visitors|demand|market share|productivity|efficiency|yield|deposits|loans|assets under management|cash flow|free cash flow|equity ratio|rating|ratings|score|scores|ranking|satisfaction|engagement|engagement score|morale|pay|wages|wage|salary|salaries|starting salary|bonus|bonuses|holidays|days off|paid leave|leave taken|paternity leave|parental leave|uptake|retention|retention rate|employment|headcount|jobs|recruitment|share of women|women|women managers|women in management|female managers|female directors|women on the board|outside directors|independent directors|attendance|support for|approval|approval rate|training|training hours|investment|investments|spending|capital spending|research spending|share of renewables|renewable share|renewables|renewable energy|renewable power|renewable electricity|recycling|recycling rate|recycled content|recovery rate|reuse|forest area|green space|species|biodiversity|disclosure|coverage|scholarships|donations|donation|shareholder returns|buybacks|quality|safety|reliability|durability`,
    ],
  ],
  moreIsBad: [
    [
      0,
      `emissions|emission|greenhouse gas|greenhouse gases|greenhouse gas emissions|ghg|ghg emissions|co2|co2 emissions|carbon|carbon emissions|carbon footprint|footprint|carbon intensity|scope 1|scope 2|scope 3|scope 3 emissions|methane|energy use|energy consumption|power use|electricity use|fuel use|fuel consumption|water use|water consumption|water withdrawal|withdrawal|withdrawals|leakage|energy bill|electricity bill|electricity bills|reliance|dependence|freshwater|discharge|wastewater|waste|industrial waste|landfill|landfilled|food waste|food loss|plastic|plastics|plastic use|packaging|nitrogen oxides|nox|sox|sulfur|voc|vocs|chemicals|costs|cost|expenses|expense|raw material costs|material costs|labor costs|fuel costs|borrowing|borrowings|debt|debts|interest-bearing debt|inventory|inventories|turnover|staff turnover|employee turnover|turnover rate|attrition|resignations|overtime|overtime hours|working hours|hours worked|absenteeism|sick leave|pay gap|wage gap|gender pay gap|cross-shareholdings|strategic shareholdings|churn|cancellations|returns of goods|vacancy rate|vacancies|arrears|burden|environmental impact|congestion|waiting time|waiting times|lead time|lead times|missed meals`,
    ],
    [
      -0.7,
      `accidents|accident rate|injuries|injury rate|lost-time injuries|fatalities|casualties|complaints|defect rate|defects|violations|net loss|loss|losses|bad loans|nonperforming loans|leaks|spills|cases of harassment|incidents|incident`,
    ],
  ],
  targets: `forecast|forecasts|outlook|guidance|expectations|goal|goals|target|targets|ambition|internal carbon price|climate goal|climate target|emissions target|emissions targets|reduction target|emissions cut|emissions cuts|emission cuts|emissions reduction|emissions reductions|emission reductions`,
  not: `not|no|never|without|nobody|no one|none|neither|nor|cannot|can't|don't|doesn't|didn't|won't|wouldn't|isn't|wasn't|aren't|weren't|hasn't|haven't|hadn't|couldn't|shouldn't|unlikely to|free of|free from|absence of|zero|denies|denied|deny|denying|rules out|ruled out|unable to|no longer|no evidence of|hardly|barely|far from`,
  failure: [
    [
      -0.8,
      `fail to|fails to|failed to|failing to|failure to|unable to achieve|miss|misses|missed|lack of|abandon*|scrap|scraps|scrapped|shelves|shelved|postpon*|delay|delays|delayed|cancel*|revoke|revoked|lose|loses|lost|drops|withdraw*|short of|falls short of|fell short of|off course for|behind schedule for|behind on|doubts over|doubt over|doubts about|casts doubt on|question|questions|questioned|stalls|stalled|setback for|insufficient|slow progress|little progress|poor progress`,
    ],
  ],
  relief: [
    [
      0.3,
      `prevent a recurrence|preventing a recurrence|prevent recurrence|against a recurrence|prevent a repeat|to prevent|measures against`,
    ],
    [
      0,
      `prevent|prevents|prevented|preventing|prevention|avoid*|avert*|combat*|tackle|tackles|tackling|fight|fights|fighting|against|address|addresses|addressed|addressing|detect*|deter|deters|insur*|mitigat*|eas|ease|eases|eased|easing|limit|limits|limited|limiting|anti`,
    ],
    [
      0.5,
      `resolv*|overcome|overcomes|overcame|eliminat*|eradicat*|end|ends|ended|ending|remed*|recover from|recovers from|recovered from|rid of|extinguished|fix|fixes|fixed|solve|solves|solved|repair|repairs|repaired|settle|settles|settled`,
    ],
  ],
  contrast: `but|however|yet|nevertheless|nonetheless|still|on the other hand|even so|whereas`,
  concession: `although|though|even though|despite|in spite of|notwithstanding|while`,
  boundary: `as|because|after|which|who|since|;|:|when|before|thanks to|due to|owing to|that`,
  none: `flood-hit|keep up|demanding higher pay|demand higher pay|demands higher pay|smaller suppliers|smaller firms|smaller companies|in case of a major earthquake|in case of an earthquake|earthquake drill*|quake-hit|close by|hard drive*|risk management|risk assessment|risk factors|at risk|not only|no doubt|crisis management|fire protection|fire prevention|fire extinguisher*|fireproof*|fire safety|accident insurance|fire insurance|damage insurance|life insurance|waste heat|waste treatment|waste management|loss adjustment|stop-loss|zero waste|zero emission|zero-emission|zero landfill|cost of capital|problem solving|problem-solving|social issues|social issue|material issues|disputes act|open letter|fine chemicals|fine ceramics|fine particles|fine-tun*|leading to|better known|well known|best known|fair trade commission|safety of its products|long-term|no. 1|no.1|joint stock|as well as|as much as|up to|down payment|back up|set up|sets up|made up|make up|makes up|takes up|turned out|carbon fiber|carbon steel|carbon copy|carbon neutral*|carbon-neutral|low-carbon|low carbon|low-resistance|open-ended|rights issue|share issue|bond issue|under review|lower house|higher education|high-rise|upper house|shareholders meeting|general meeting|extraordinary meeting|securities report|plant-based|power plant*|power station*|fall 2*|further notice|second-hand|lead time|leading edge|win-win|trade union|labor union|labour union|damage control|supply chain|supply chains|strike price|recall rate|capital loss carry*|fire department|safety is confirmed|until safety|no immediate danger|small effect|death benefit|dead or|environmental assessment|environmental impact assessment|gain on|gap analysis|for profit|non-profit|nonprofit|not-for-profit|independent auditor|independent lawyers|human rights group|rights group|contract worker*|contract manufactur*|contractor*|falling due|drop-off|open meeting|commitment line`,
}
