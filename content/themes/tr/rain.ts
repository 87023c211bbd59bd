import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Yağmuru Dinlemek',
  description:
    'Yağmur izin verir: evde kalmaya, bir planı bozmaya, gri bir günün gri olmasına. Bu hafta çözülmekten çok duyulmak isteyen duyguların haftası.',
  affirmation: 'Ne hissettiğimi, bugün düzeltmek zorunda olmadan dinleyebilirim.',
  journalingPrompt:
    'Havayı duyabileceğin bir yere otur ya da bir zamanlar altında uyuduğun bir çatıdaki yağmurun sesini hatırla. Bu günlerde pencereni usulca ne tıklatıyor? Yarım sayfa boyunca kendi sesiyle konuşsun, sen henüz yanıt verme.',
  tarotCard: {
    name: 'Azize',
    interpretation:
      'Azize, koyu bir gövdeyle açık bir gövdenin arasında oturur ve aya yoldaşlık eder. Suyun kâsenin biçimini bildiği gibi bilir; söylemesi gerekmez. Kart seni sessizce bilmeye güvenmeye çağırır. Üç kişiden akıl istemeden önce bir saat sessizlik iste.',
  },
  song: {
    title: 'Prelüd, Re bemol majör: “Yağmur Damlası”',
    artist: 'Frédéric Chopin',
    message:
      'İlk ölçüden sonuncuya tek bir nota yinelenir, çevresindeki her şey değişirken. Onu ne kadar izleyebileceğine bak.',
  },
  exercises: [
    {
      title: 'Düşen mürekkep',
      steps: [
        'Kalın bir kâğıdı lavaboya ya da bir tepsiye dik koy.',
        'Üst kenarına mürekkepten ya da koyu kahveden ıslak damlalar diz.',
        'Bırak aksınlar; buluşmalarını istediğinde kâğıdı biraz eğ.',
        'Yalnızca bir yanına azıcık temiz su sıçrat.',
        'Kuruyunca akıntılarda bir şekil bul ve ona iki küçük göz ver.',
      ],
    },
    {
      title: 'Havanın notası',
      steps: [
        'Bir pencere aç ya da bir yağmur kaydı koy, iki dakika gözlerini kapat.',
        'Kâğıda porte gibi beş uzun çizgi çek.',
        'Yağmuru notasız yaz: damlalara nokta, oluğa çizgi, uzak uğultuya tarama.',
        'Nefes aldığın yerleri küçük bir daireyle işaretle.',
        'Onu parmak uçlarınla masaya vurarak çal.',
      ],
    },
    {
      title: 'Islak camdan manzara',
      steps: [
        'Üç geniş sulu boya şeridiyle çok sade bir manzara yap.',
        'Islakken kâğıt havlunun ucuyla birkaç yerini al.',
        'Yarı kuru boyaya duru su damlaları düşür, kenarların açılışını izle.',
        'İstediğinden bir dakika önce dur.',
        'Bir pencerenin iyi geleceği yere as.',
      ],
    },
  ],
  artActivity: {
    title: 'Baştan beri orada olan yağmur',
    description:
      'Önce yağmuru çiz; beyaz kâğıda beyaz mumla: eğik çizgiler, su birikintileri, belki bir şemsiye. Hiçbir şey görünmez. Sonra bütün kâğıdı sulandırılmış mavi ve gri boyayla kapla; mumun boyayı tutmadığı yerde yağmur belirir.',
    materials: [
      'Beyaz bir mum ya da mum boya',
      'Mavi ve gri sulu boya',
      'Geniş bir fırça',
      'Kalın beyaz kâğıt',
    ],
  },
  menu: [
    'Ispanaklı kırmızı mercimek yemeği',
    'Kimyonlu patatesli pırasa çorbası',
    'Mantarlı arpa güveci',
    'Limonlu, terbiyeli şehriye çorbası',
    'Mercimekli kumpir, süzme yoğurtla',
    'Tarçınlı, nohutlu domates pilavı',
    'Fındıklı, yulaflı elma tatlısı',
  ],
  recipe: {
    title: 'Ispanaklı kırmızı mercimek yemeği',
    ingredients: [
      '1,5 su bardağı kırmızı mercimek',
      '4,5 su bardağı su',
      '1 çay kaşığı zerdeçal',
      '1 soğan',
      '3 diş sarımsak',
      'Ceviz büyüklüğünde taze zencefil',
      '1 çay kaşığı kimyon tohumu',
      '1 çay kaşığı hardal tohumu',
      '2 yemek kaşığı sıvı yağ ya da sade yağ',
      '200 g ıspanak',
      '1 limon',
      'Tuz',
    ],
    instructions: numbered(
      'Mercimeği suyu duru akana dek yıka. Su ve zerdeçalla 20 dakika pişir.',
      'Bu arada ince doğranmış soğanı yağın yarısında, kısık ateşte, koyu altın rengi olana dek 15 dakika kavur.',
      'Kıyılmış sarımsakla zencefili ekle, 2 dakika daha çevir.',
      'Soğanı, tuzu ve ıspanağı mercimeğe kat; ıspanak 3 dakikada söner.',
      'Kalan yağı kızdır, kimyonla hardal tohumunu yarım dakika çıtırdat ve yemeğin üzerine dök.',
      'Limonla ekşit; bir kâseden, bir pencerenin yakınında ye.',
    ),
  },
} satisfies ThemeTexts
