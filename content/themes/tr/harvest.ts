import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Hasat',
  description:
    'Sıradaki iş başlamadan önce, çoktan olgunlaşmış olanı toplamanın bir vakti vardır. Bu hafta elde olanı sayar, birazını pişirir, birazını kışa koyar.',
  affirmation: 'Daha fazlasını istemeden önce hasadımı topluyorum.',
  journalingPrompt:
    'Son üç aya, akşam vakti bir tarlaya bakar gibi bak. Ektiklerinden ne çıktı, ne kendiliğinden çıktı, ne hiç gelmedi? Ambara koyacağın bir şey, vereceğin bir şey ve kuşlar için sapında bırakacağın bir şey seç.',
  tarotCard: {
    name: 'Dünya',
    interpretation:
      'Bir çelenk; denizi, tepesi ve güneşiyle küçük, eksiksiz bir dünyanın çevresinde kapanır. Kart bir turun sonunu gösterir, varmaya benzeyen türden bir sonu. Bir şey, düzeltilmeden bitmiş olsun. Kapanan bir daire iki eli de serbest bırakır.',
  },
  song: {
    title: 'Sonbahar, “Dört Mevsim”den',
    artist: 'Antonio Vivaldi',
    message:
      'Önce dans, sonra bir şekerleme, sonra yeniden kıra. Ortadaki yavaş bölüm o şekerlemedir; onu ciddiye al.',
  },
  exercises: [
    {
      title: 'Yolda bulunanlardan bir çark',
      steps: [
        'Yerden bir cep dolusu küçük şey topla: palamut, yaprak, taç yaprağı, taş.',
        'Bir masada ya da çıplak toprakta türlerine göre ayır.',
        'Ortaya bir şey koyarak başla, ötekileri çevresine halka halka diz.',
        'Her halkada sevindiğin bir şeyin adını söyle.',
        'Onu rüzgâra bırak, birden fazla resmini çekme.',
      ],
    },
    {
      title: 'Patatesle baskı',
      steps: [
        'Bir patatesi ikiye böl, kesik yüzünü bir bezle kurula.',
        'Yarım santim derinliğinde sade bir tohum, yıldız ya da yaprak oy.',
        'Boya sür, bir kâğıdın kenarı boyunca bas.',
        'Her baskıda biraz çevir, desen kendini bulana dek.',
        'Kâğıda bir kavanoz ya da bir somun sar ve birine ver.',
      ],
    },
    {
      title: 'Tek çizgide sofra',
      steps: [
        'Bu hafta topladıklarını ya da aldıklarını masaya gelişigüzel koy.',
        'Kalemi kâğıda değdir, gözlerin onlarda kalsın.',
        'Hepsini hiç kopmayan tek bir çizgiyle, yavaşça, kâğıda bakmadan çiz.',
        'Kalemi ancak başladığın yere dönünce kaldır.',
        'Tek bir meyveyi boya.',
      ],
    },
  ],
  artActivity: {
    title: 'Tarladan peçeteler',
    description:
      'Düz pamuklu peçetelere ortadan kesilmiş sebzelerle baskı yap: biberden yonca, armuttan ut, hindibadan gül çıkar. Kumaş boyası kullan, eşit bastır, kuruyunca tersinden ütüle. Pazar günü sofrayı onlarla kur.',
    materials: [
      'Pamuklu peçeteler ya da kesilmiş çarşaf',
      'İki renk kumaş boyası',
      'Biber, armut, hindiba',
      'Sünger ve ütü',
    ],
  },
  menu: [
    'Fırınlanmış bal kabağı çorbası, adaçayıyla',
    'Cevizli, pirinçli biber dolması',
    'Keçi peynirli, pancarlı bulgur pilavı',
    'Kestaneli kabak güveci',
    'Üzümlü, soğanlı ince pide',
    'Zeytinyağlı elmalı kereviz',
    'Tarçınlı, kırıntılı erik keki',
  ],
  recipe: {
    title: 'Fırınlanmış bal kabağı çorbası, adaçayıyla',
    ingredients: [
      '1 kg bal kabağı',
      '2 soğan',
      '1 ekşi elma',
      '4 diş sarımsak',
      '4 yemek kaşığı zeytinyağı',
      '4,5 su bardağı sebze suyu',
      '12 adaçayı yaprağı',
      'Yarım çay bardağı kabak çekirdeği içi',
      '1 çay bardağı krema ya da yulaf kreması',
      'Muskat, tuz ve karabiber',
    ],
    instructions: numbered(
      'Fırını 200 dereceye ısıt. Kabağı, soğanları ve elmayı dilimle; yağın yarısı, tuz ve soyulmamış sarımsaklarla harmanla.',
      'Tepside, kenarları kızarana dek 40 dakika pişir.',
      'Sarımsakları kabuklarından sık, hepsini sebze suyuyla bir tencereye al ve 10 dakika kaynat.',
      'Pürüzsüz olana dek blenderden geçir, kremayı kat, muskat ve karabiberle tatlandır.',
      'Kalan yağda adaçayını ve çekirdekleri, yapraklar çıtırdayana dek, 1 dakika kadar kızart.',
      'Çorbayı kâselere al, adaçaylı yağı üzerinde gezdir.',
    ),
  },
} satisfies ThemeTexts
