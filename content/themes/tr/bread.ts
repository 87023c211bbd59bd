import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Yavaş Ekmek',
  description:
    'Un, su, tuz ve zaman: bir ekmek pek az şey ister, ama aceleye gelmez. Bu hafta elleri oyalar, saati uzakta tutar.',
  affirmation: 'Sabırla baktığım şey, ben görmesem de kabarıyor.',
  journalingPrompt:
    'Şu sıralar hayatında bir bezin altında dinlenen ne var; bile bile ya da kazara yarım bıraktığın? Ellerin en son onun içindeyken nasıldı, anlat. Şimdi senden ne isterdi: biraz sıcaklık mı, biraz zaman mı, yoksa kendi hâline bırakılmak mı?',
  tarotCard: {
    name: 'Büyücü',
    interpretation:
      'Büyücü sade bir masanın başında durur; önünde bir kupa, bir sikke, bir asa ve bir bıçak vardır, bunların yettiğini görür. Kart, elinin altındakiyle bir şey yapmayı anlatır. Burada hüner bir sır değil, tekrar tekrar verilen dikkattir. Aramaya çıkmadan önce kendi masana bak.',
  },
  song: {
    title: 'Çello Süiti No. 1, Sol majör: Prelüd',
    artist: 'Johann Sebastian Bach',
    message:
      'Hamur gibi, durmadan kendi üzerine katlanan tek bir ezgi. Aşağı yukarı ilk yoğurma kadar sürer.',
  },
  exercises: [
    {
      title: 'Kabuğa bir desen',
      steps: [
        'Bir bardağın yardımıyla yedi daire çiz.',
        'Her birini başka bir kesik deseniyle doldur: bir yaprak, bir sarmal, bir ağ, tek bir çizik.',
        'Altlarına hangi güne yakıştığını yaz: bir salıya, bir doğum gününe, ilk kara.',
        'Birini seç; bir somuna, bir böreğe ya da bir portakalın kabuğuna kes.',
      ],
    },
    {
      title: 'Bir topaktan kâse',
      steps: [
        'Bir parça kili ya da tuz hamurunu erik büyüklüğünde yuvarla.',
        'Başparmağını ortasına bastır, dibine kadar değil.',
        'Çevir ve sık, çevir ve sık; kenarlar serçe parmağın kalınlığında kalsın.',
        'Son turda gözlerini kapat, kalın yerleri parmakların bulsun.',
        'Altına bugünün tarihini kazı, iki gün kurumaya bırak.',
      ],
    },
    {
      title: 'Una çizmek',
      steps: [
        'Koyu renk bir tepsiye incecik un ele.',
        'Tek parmağınla, özellikle hiçbir yere gitmeyen bir çizgi çek.',
        'Tepsiyi hafifçe salla; sayfa yeniden bembeyaz.',
        'Omuzlarının nasıl hissettiğini çiz. Salla.',
        'Nasıl hissetmek istediklerini çiz ve onu akşama kadar bozma.',
      ],
    },
  ],
  artActivity: {
    title: 'Tuz hamurundan madalyonlar',
    description:
      'İki ölçü unu bir ölçü tuz ve bir ölçü suyla yoğur, aç, üzerine yaprak, dantel ya da anahtar bastır. Yuvarlak madalyonlar kes, birer delik aç, 60 derecelik fırında üç saat kurut. Birini palto cebinde sakla, ötekileri dağıt.',
    materials: [
      '2 su bardağı un',
      '1 su bardağı tuz',
      '1 su bardağı su',
      'Yapraklar, dantel, düğmeler ya da anahtarlar',
      'İp',
    ],
  },
  menu: [
    'Karalahana çorbası, mısır ekmeğiyle',
    'Kızarmış çavdar ekmeğinde pancar ve bayır turplu yoğurt',
    'Üzeri kızarmış peynirli soğan çorbası',
    'Közlenmiş biberli ekmek salatası',
    'Gece mayalanan ekmek, dilediğin çorbayla',
    'Fırında pırasalı yumurta, kızarmış ekmekle',
    'Kaymaklı vişneli ekmek tatlısı',
  ],
  recipe: {
    title: 'Gece mayalanan ekmek, dilediğin çorbayla',
    ingredients: [
      '3,5 su bardağı ekmeklik un (400 g)',
      '1 su bardağı tam çavdar ya da siyez unu (100 g)',
      '2 çay kaşığı tuz',
      'Yarım çay kaşığı kuru maya',
      '2 su bardağından bir parmak eksik serin su (370 ml)',
      'Serpmek için biraz un',
    ],
    instructions: numbered(
      'Akşamdan hepsini bir kaşıkla, kuru un kalmayana dek karıştır. Kabın üzerini ört.',
      'Oda sıcaklığında 12–14 saat beklet. Senden bir şey istemez.',
      'Hamuru unlanmış tezgâha al, dört kenarını ortaya katla ve ters çevir. Bir bezin altında 60 dakika dinlendir.',
      'Son 30 dakikada fırını, içinde kapaklı bir tencereyle 240 dereceye ısıt.',
      'Somunu kızgın tencereye koy, üzerine bir yaprak çiz, kapağını kapat ve 30 dakika pişir.',
      'Kapağı aç, koyu kahverengi olana dek 15 dakika daha pişir. Kesmeden önce bir saat tel üzerinde çıtırdasın.',
    ),
  },
} satisfies ThemeTexts
