import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Gelgit',
  description:
    'Deniz günde iki kez kendi kumsalını geri alır ve yeniden bırakır. Bu hafta senin ritimlerini, dolu saatlerle boş saatleri izler ve hiçbirine başarısızlık demez.',
  affirmation: 'Gücüm gelir ve gider; sular çekildiğinde de eksilmem.',
  journalingPrompt:
    'Son yedi gün için bir çizgi çek; gücün yerindeyken yüksek, tükenmişken alçak, sonra çizgi boyunca yaz. Su çekildiğinde sığlıkta neler açığa çıktı? Bulduklarından hangisini cebinde tutmak istersin?',
  tarotCard: {
    name: 'Ay',
    interpretation:
      'Biri yabani, biri evcil iki hayvan başını aynı aya kaldırır; aralarından bir yol geçer. Ay, bir şeylerin olduğundan büyük göründüğü saatlerin kartıdır. Ne inanmanı öğütler ne inanmamanı; yalnızca karar vermeden önce sabahı beklemeni. Düşlerini yaz ve çayını sıcakken iç.',
  },
  song: {
    title: 'Denizde Şafaktan Öğleye, “Deniz”den',
    artist: 'Claude Debussy',
    message:
      'Neredeyse hiç yoktan başlar ve sen fark etmeden koca bir deniz olur. Olabiliyorsa uzanarak dinle.',
  },
  exercises: [
    {
      title: 'Denizin alacağı çizgiler',
      steps: [
        'Bir tepsiyi kum, tuz ya da ince şekerle doldur.',
        'Bir çatalla, bir uçtan ötekine yavaş, paralel çizgiler çek.',
        'Yola bir taş koy, çizgiler çevresinden aksın.',
        'Üç nefes boyunca bak, sonra elinle düzleştir.',
        'Bir daha yap ve sonuncuyu biri bulsun diye bırak.',
      ],
    },
    {
      title: 'Kıyıdan topladıkların, tek renk',
      steps: [
        'Gözden kolay kaçan bir renk seç; bej ya da gri yeşil gibi.',
        'Evde ya da yolda o renkten dokuz şey topla, ya da renklerini mum boyayla bul.',
        'En açığından en koyusuna diz.',
        'Birini, neredeyse oraya ait olmayan bir şeyle değiştir.',
        'Dizinin fotoğrafını çek ya da resmini yap ve her şeyi yerine koy.',
      ],
    },
    {
      title: 'Bir dalgayı çizmenin yedi yolu',
      steps: [
        'Bir kâğıdı yedi şeride böl.',
        'Her birini başka bir dalgayla doldur: üşengeç, çırpıntılı, uzak, kırılmak üzere.',
        'Her birinde başka bir araç kullan: fırça, kalem, parmak, tarak, dal.',
        'Her çizgi sürdükçe nefes ver.',
        'Bugün sana en çok benzeyen şeridi işaretle.',
      ],
    },
  ],
  artActivity: {
    title: 'Deniz ve tuz',
    description:
      'Kâğıdı ıslak üç ayrı maviyle boya; kurumadan, köpüğün olması gereken yerlere kaya tuzu serp. Bir gece kendi hâline bırak. Sabah tuzu fırçala ve denizin nereden geçtiğini gör.',
    materials: ['Üç mavi sulu boya', 'Kaya tuzu', 'Kalın kâğıt', 'Geniş bir fırça'],
  },
  menu: [
    'İsli biberli, domatesli nohut çorbası',
    'Limonlu, kaparili, ekmek kırıntılı makarna',
    'Tuzda pişmiş patates, yeşil sosla',
    'Deniz börülceli, susamlı, avokadolu pilav',
    'Rezeneli, safranlı kuru fasulye',
    'Izgara hellim, karpuz ve nane',
    'Portakallı, bademli kek',
  ],
  recipe: {
    title: 'Rezeneli, safranlı kuru fasulye',
    ingredients: [
      '2 baş rezene',
      '1 soğan',
      '3 diş sarımsak',
      '3 yemek kaşığı zeytinyağı',
      'Bir tutam safran',
      '1 şerit portakal kabuğu',
      '4–5 domates (ya da 400 g konserve)',
      '3 su bardağı haşlanmış kuru fasulye',
      '2 su bardağı sebze suyu',
      '1 çay kaşığı rezene tohumu',
      'Tuz',
      'Yanına ekmek ve sarımsaklı yoğurt',
    ],
    instructions: numbered(
      'Safranı 3 yemek kaşığı sıcak suya yatır.',
      'Rezeneyle soğanı dilimle; rezene tohumuyla birlikte yağda, kısık ateşte 15 dakika yumuşat.',
      'Dilimlenmiş sarımsağı ve portakal kabuğunu ekle, 2 dakika çevir.',
      'Domatesi, sebze suyunu ve safranı kat, 15 dakika pişir.',
      'Fasulyeyi ekle, 10 dakika daha ısınsın. Tadına göre tuzla.',
      'Üzerine rezenenin yeşilliğini serp; kızarmış ekmek ve sarımsaklı yoğurtla sofraya getir.',
    ),
  },
} satisfies ThemeTexts
