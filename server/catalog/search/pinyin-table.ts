/**
 * Readings of the characters that occur in names of categories, in their synonyms, in brand names
 * and in titles of help, and of no others: `reading characters`. A character with several readings
 * stands at each.
 */
export const READINGS = `
an安按暗 ba把 bai百 ban半扳搬斑板 bang棒绑 bao保包报抱爆薄刨 bei备杯背贝 beng泵 bi壁笔蔽鼻 bian变扁编
biao标表 bing柄 bo波玻簸钹 bu不布步补部 ca擦 cai材菜 cang仓沧 cao槽 ce测 cen岑 ceng层 cha叉插 chan缠铲
chang厂长 chao超 che澈车 chen尘沉衬 cheng成承程盛 chi尺持池齿匙 chong充冲重 chou抽 chu储出处础触除
chuan传穿 chui锤 chun唇 ci刺次瓷磁 cou凑 cun存 cuo锉 da大打 dai呆带戴袋 dan单弹担 dang挡 dao倒刀导道
deng灯登等 di低底涤递地 dian垫点电 diao吊调 die叠蝶 ding丁定钉顶鼎 dong冻动 du度毒渡镀 duan断端 dui堆对
dun墩盾 duo垛多 er二耳 fa法阀 fan反泛翻 fang房方防 fei飞 fen分粉 feng封锋风 fu付服氟腐负附 ga轧 gai改盖
gan干感杆 gang杠缸钢 gao告糕膏镐高 ge割铬隔 gei给 gen根 gong公功工弓攻 gou构沟钩 gu固箍骨 gua挂瓜 guai拐
guan关管罐 guang光 gui柜硅规轨 gun滚 guo过 hai海 han瀚焊 hang航 hao号皓耗 he合盒荷 hei黑 heng衡 hong红
hou候厚喉 hu呼弧户护葫虎 hua划化华滑花 huan换环缓 huang簧黄 hui回 huo活火货锪 ji击剂圾基急挤机棘箕级继计给
jia加夹家架甲 jian件减剪尖检溅碱键间 jiang匠降 jiao交绞胶脚角 jie介戒接洁结节 jin斤浸紧近金锦
jing境径精腈警镜静 jiu救 ju具咀炬矩锯 juan卷 jue绝 jun钧 ka卡 kai开 kang抗 kao靠 ke克刻可壳颗 keng坑
kong孔控空 kou口扣 ku库 kuai块快 kuan宽 kuang矿筐 kui盔 kun捆 la垃拉 lan兰拦栏缆 lang榔 lao劳老 lei类
leng冷 li力厘栎理璃砾离立粒锂 lian联脸连链 liang两亮量 liao料 lie列 lin淋 ling翎菱零 liu六流 long龙 lou漏
lu榈滤芦路铝 lv榈滤铝 luan峦 lun轮 luo络落螺 ma码马麻 mai埋 mao帽毛铆锚 mei梅 men门 mi密米 mian免棉绵面
mie灭 min敏 ming明 mo墨抹沫磨膜莫 mu木母目 na纳 nai耐 nang囊 nei内 neng能 ni尼逆 nian粘 ning凝 niu扭牛钮
ou欧 pai排牌 pan盘磐 pao抛泡炮 pei配 pen喷 peng棚膨 pi批皮 pian偏片 pin品 ping屏平瓶 pou剖 pu普 qi器气汽起骑
qia卡 qian千潜签钳铅 qiang墙强枪 qie切 qing擎清轻 qiong穹 qiu球 qu去曲 quan全圈 que却 ran燃 rao绕 re热
ren人任 ri日 rong容 rou柔 ru乳 ruan软 rui睿 run润 sai塞 san三散 sao扫 se色 sha砂 shan山 shang上 she射设
shen伸深渗身 sheng升声生盛绳 shi什匙十式拭施时氏石示蚀识试饰 shou手收 shu属数束枢树疏 shua刷 shuan栓 shuang双
shui水 shun瞬 si丝司四伺 song松 su塑速 suan酸 suo索缩锁 ta踏 tai台 tan坦探毯炭碳弹 tao套逃 ti体提梯蹄
tian填天 tiao挑条笤调 tie贴铁 ting停听 tong同桶筒通铜 tou头投透 tu涂 tui推 tuo托拖拓砣脱驮 wai外 wan万弯碗
wang网 wei位卫围尾微维 wen温纹 wo卧涡蜗 wu五无污物钨雾 xi吸洗铣锡隙 xian显纤线限险 xiang向橡相箱
xiao小校消销削 xie卸屑斜械泄鞋 xin信心芯 xing型形性行 xiu修锈 xu旭蓄 xuan旋 xue削学雪靴 ya压氩牙轧
yan厌延焰燕眼研砚验 yang氧羊 yao摇药 ye业叶液 yi一乙仪医屹衣 yin印音 ying应硬 yong用 you有油游由 yu屿雨预
yuan元圆援渊源缘 yun云蕴运 za砸扎 zai载 zan錾 zao凿噪燥皂 zeng增 zha扎闸轧 zhan毡站粘 zhang涨胀长障
zhao兆照爪罩 zhe折 zhen针震 zheng整 zhi制志指支止直纸织置脂质 zhong中重 zhou周帚轴 zhu柱注珠 zhuan砖转
zhuang撞装 zhui坠锥 zhun准 zi子字自 zu组足阻 zuan攥钻 zui嘴咀 zuo作座
gou购 liu留 ce册 yu域 lu录 xuan选 ze择责则 shou售授 qu区取 sou搜 he和 shang商 ru入 que确缺 ren认 ding订 kuan款 dian店 fa发
ping评 jia价 piao票 xia下 ge格个 jian简建 xie写协 shai筛 xu序需须 shi视史适实 yi议已 li历 ci词 ti题 dai代 mei没 zhao找 dao到
ban办 shuo说 shui税 lai来 xiao效 yuan远 fei费 suan算 qi期 yue约月 zhi址知 qian前 wen文问 ju拒 xian现先 tui退 hou后 shen申审
jiu久 zhang账 ye页 yin隐 si私 zheng政证 ce策 xi息 gong共 quan权 xi系 jie解 lv律 wang忘 tai抬 e额 bing并 cha查 zhu驻
chang常 you邮 ke客 peng捧 hui汇 zhuan专 zhu助 bang帮 yan言
`
