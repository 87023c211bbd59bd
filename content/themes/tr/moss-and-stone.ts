import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Yosun ve Taş',
  description:
    'Yosun bir taşı yılda birkaç milimetreyle örter ve sonunda taş yumuşar. Bu hafta yavaş olana güvenir; alçakta, eski ve yeşil ne varsa ona yakından bakar.',
  affirmation: 'Bir günden ötekine görülmeyecek bir hızla büyüyorum.',
  journalingPrompt:
    'Hayatının neresinde bekliyorsun ve bu nasıl bir bekleyiş: bir tohumun mu, bir konuğun mu, deredeki bir taşın mı? Bekleyişin içinden yaz, sonuna doğru koşma. Oradan, hızla geçen birinin kaçıracağı ne görünüyor?',
  tarotCard: {
    name: 'Asılan Adam',
    interpretation:
      'Bir koza, ışıktan bir halkanın içinde, daldan baş aşağı sarkar ve hiçbir şey yapmıyor gibi görünür. Asılan Adam, dünyanın tersinden görüldüğü duraktır. Her duruş bir engel değildir. Bir soruyu bile bile hafta sonuna kadar yanıtsız bırakmayı dene.',
  },
  song: {
    title: 'Gnossienne No. 1',
    artist: 'Erik Satie',
    message:
      'Ölçü çizgisi olmayan, “düşüncenin ucuyla” gibi yönergeler taşıyan bir müzik. Olması gerektiğini sandığından daha yavaş dinle.',
  },
  exercises: [
    {
      title: 'Beş taş',
      steps: [
        'Ele iyi oturan beş taş bul.',
        'Her birini, senin sıcaklığını alana dek gözlerin kapalı tut.',
        'En büyüğünden en küçüğüne üst üste diz; her birinin durmak istediği yeri elinle ara.',
        'Kule yıkılınca, yeniden başlamadan önce bir nefes otur.',
        'Ayakta kalan son kuleyi çiz, sonra sök.',
      ],
    },
    {
      title: 'Kabukla tuğla ne der',
      steps: [
        'Bir yürüyüşe ince kâğıt ve koyu bir mum boyayla çık.',
        'Beş yüzeyin izini al: ağaç kabuğu, tuğla, ızgara, basamak, taş.',
        'Her birinin arkasına nerede olduğunu ve avucunda nasıl durduğunu yaz.',
        'Evde her birinden bir kare kes, küçük bir duvar gibi diz.',
        'İçinde bir boşluk bırak; yosun için.',
      ],
    },
    {
      title: 'Yeşil bir baskı',
      steps: [
        'Bir eğrelti, bir tutam yosun ve yere düşmüş iki yaprak topla.',
        'Birine incecik yeşil boya sür.',
        'Boyalı yüzünü kâğıda yatır, ört ve avucunun bileğe yakın yeriyle bastır.',
        'Yeniden boyamadan bir daha bas; ikincisi çoğu zaman daha güzeldir.',
        'Soluk baskılar koyuların arkasında kalsın, bir koruda gibi.',
      ],
    },
  ],
  artActivity: {
    title: 'Kavanozda bir koru',
    description:
      'Büyük bir kavanoza çakıl, biraz kömür ve toprak diz; bir tutam yosun, minik bir eğrelti ve güzel bir taş yerleştir. Su püskürt, kapağını kapat, aydınlık ama güneş almayan bir yere koy. İçinde kendiliğinden yağmur yağacak.',
    materials: [
      'Kapaklı büyük bir cam kavanoz',
      'Çakıl ve bir kaşık kömür',
      'Saksı toprağı',
      'Kendi bahçenden ya da çiçekçiden bir tutam yosun',
      'Küçük bir taş',
    ],
  },
  menu: [
    'Naneli, bezelyeli arpa pilavı',
    'Yumurtalı ıspanak çorbası',
    'Bademli, brokolili makarna',
    'Taş fırında kabaklı, fesleğenli pide',
    'Karalahanalı patates püresi',
    'Kızarmış ekmekte tarhunlu mantar',
    'Antep fıstıklı, limonlu kek',
  ],
  recipe: {
    title: 'Naneli, bezelyeli arpa pilavı',
    ingredients: [
      '1,5 su bardağı kabuğu soyulmuş arpa',
      '1 soğan',
      '2 diş sarımsak',
      '2 yemek kaşığı tereyağı',
      '1 çay bardağı beyaz üzüm suyu ya da sebze suyu',
      '6 su bardağı sıcak sebze suyu',
      '2 su bardağı bezelye',
      'Yarım su bardağı rendelenmiş eski kaşar',
      'Yarım demet nane',
      '1 limon',
      'Tuz ve karabiber',
    ],
    instructions: numbered(
      'Doğranmış soğanla sarımsağı tereyağının yarısında 8 dakika yumuşat.',
      'Yıkanmış arpayı kat, 2 dakika kavur; üzüm suyunu ekle, çekmesini bekle.',
      'Sebze suyunu üç seferde ver ve arada karıştırarak toplam 40 dakika pişir.',
      'Bezelyenin yarısını bir kepçe su ve naneyle blenderden geçir.',
      'Bu yeşil püreyi ve kalan bezelyeyi kat, 4 dakika daha pişir.',
      'Kaşarı, kalan tereyağını ve limon kabuğu rendesini ekle. Sofraya almadan 3 dakika dinlendir.',
    ),
  },
} satisfies ThemeTexts
