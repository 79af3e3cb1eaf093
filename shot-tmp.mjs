import { chromium } from 'playwright-core'
const base='http://localhost:4731', pw=process.argv[2], only=process.argv[3]
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
for(const [locale,w,h] of [['ja-JP',1440,1000],['en-GB',1440,1000],['ja-JP',390,844]]){
 const tag=locale.slice(0,2)+w
 if(only&&!only.split(',').includes(tag))continue
 const c=await b.newContext({locale,viewport:{width:w,height:h},reducedMotion:'reduce'}); const p=await c.newPage()
 p.on('console',m=>{if(m.type()==='error')console.log(tag,m.text().slice(0,300))}); p.on('pageerror',e=>console.log(tag,'PAGEERR',e.message.slice(0,400)))
 await p.goto(base+'/login'); await p.getByLabel(/メールアドレス|E-mail|Email/i).first().fill('demo@satoyama.example'); await p.getByLabel(/^(パスワード|Password)$/).fill(pw); await p.getByRole('button',{name:/ログインする|Sign in/}).click(); await p.waitForURL(u=>!String(u).includes('login'))
 const shot=async(name,url,wait)=>{await p.goto(base+url); await p.waitForSelector(wait,{timeout:120000}); await p.waitForTimeout(800); await p.screenshot({path:`/tmp/shots-pbr/${tag}-${name}.png`,fullPage:true})}
 await shot('value','/tools/deloitte/nonfinancial-value','#value_accuracy')
 await shot('value-company','/tools/deloitte/nonfinancial-value?company=12','#company_value')
 await shot('pbr','/tools/deloitte/nonfinancial-value?part=pbr&of=gics11-market','#pbr_regression')
 const code=await p.evaluate(()=>null)
 await p.locator('#pbr_regression tbody th button').first().click(); await p.waitForSelector('svg[role=application]',{timeout:60000}); await p.locator('svg[role=application]').focus(); await p.keyboard.press('ArrowRight'); await p.keyboard.press('Enter'); await p.waitForSelector('aside.why',{timeout:30000});
 await p.getByRole('button',{name:/シミュレーションに使う|Use in the simulation/}).first().click()
 await p.getByRole('button',{name:/計算する|Calculate/}).click(); await p.waitForTimeout(1500)
 await p.screenshot({path:`/tmp/shots-pbr/${tag}-open.png`,fullPage:true})
 console.log(tag,p.url()); await c.close()
}
await b.close()
