import { texts } from '../../../contract/texts.ts'

// Several forms are separated by a single stroke.
export const typedLists = texts({
  today: 'today||a day that is typed; other forms behind a |',
  tomorrow: 'tomorrow||a day that is typed; other forms behind a |',
  dayAfterTomorrow: 'day after tomorrow|the day after tomorrow||days that are typed',
  on: 'on {day}|on the {day}|this {day}|this coming {day}||typed; other forms behind a |',
  next: 'next {day}|on next {day}||typed; a weekday',
  notAfter:
    "every|each|first|second|third|fourth|last|good|black|casual|cyber|easter|palm|super|holy|ash|shrove|fat|giving|it's|its|is|fifth|final|penultimate|alternate|alternating|following|3rd last|second to last|next to last|previous|other|either|most||typed; a day behind these words is none",
  indefinite: 'some|one|any||typed; before any one of some weekdays: one Monday',
  everyWeekday: 'every {day}|each {day}|on {day}s||typed; a weekday of every week',
  everyOtherWeekday:
    'every other {day}|every second {day}|every 2nd {day}||typed; a weekday of every other week',
  and: 'and|&||typed; between two weekdays',
  workdays: 'every weekday|on weekdays||typed; from Monday to Friday',
  everyDay: 'every day|each day||typed; other forms behind a |',
  everyOtherDay: 'every other day|every second day|every 2nd day||typed; other forms behind a |',
  everyWeek: 'every week|each week||typed; other forms behind a |',
  everyOtherWeek: 'every other week|every two weeks|every 2 weeks||typed; other forms behind a |',
  everyMonth: 'every month|each month||typed; other forms behind a |',
  everyYear: 'every year|of every year|each year||typed; other forms behind a |',
  dayOfMonth: 'on the {day}|on day {day}||typed; a day of every month, other forms behind a |',
  everyMonthOn: 'every {day} of the month||typed; a day of every month, such as: every 1st of the month',
  from: 'from||typed; before the first of two times of day',
  to: 'to||typed; between two times of day',
  hours: 'between {time} and {time}|{time} until {time}|{time} till {time}||typed; from one time to another',
  at: 'at {time}||typed; other forms behind a |',
  clock: "{time} o'clock||typed; other forms behind a |",
  morning: '{time} in the morning|morning {time}||typed; other forms behind a |',
  evening: '{time} in the evening|{time} in the afternoon|evening {time}|afternoon {time}||typed',
  night: '{time} at night|night {time}||typed; from about nine in the evening on',
  thisPart: 'this||typed; before a part of today: this evening',
  everyPart: 'every|each||typed; before a part of the day: every evening',
  everyDays: 'every {n} days|every {n}rd day|every {n}th day||typed; every so many days',
  everyWeeks: 'every {n} weeks||typed; every so many weeks',
  everyMonths: 'every {n} months||typed; every so many months',
  inDays: 'in {n} days||typed; so many days from today',
  inWeeks: 'in {n} weeks||typed; so many weeks from today',
  except:
    'except {day}|except on {day}|but not {day}|but not on {day}|but {day}||typed; days that a rhythm leaves out',
  lasting: 'for {n}|{n} times||typed; how long something comes again',
  conditions:
    'unless|if|except|excluding|apart from|other than|only|sometimes|occasionally|maybe|perhaps|possibly|probably|usually|mostly|normally|when|whenever|as long as|depending on|permitting|alternating|not on|not in|not at|not during|in spring|in summer|in fall|in autumn|in winter|but one|barring|provided|assuming|in case|holiday|holidays|vacation|vacations|this month|this year|in advent|in lent|before Easter|after Easter|at least|ideally|preferably|hopefully|tentatively|hardly||typed; what limits a rhythm: unless it rains; a star is the beginning of any word',
  through: 'to|through|until|till||typed; between the first and the last of some weekdays',
  startingOn: 'starting|starting on|from|beginning||typed; before the first day of a rhythm',
  article: 'the||typed; between a weekday and its date',
  dayEndings: 's||typed; what can end a weekday, such as the s of Fridays',
  // A number behind the sign is how many minutes are added; with an exclamation mark the words are a time by themselves.
  // A hash is a number of minutes, and a star one in words: '10 to 8' is a span.
  minutesInWords:
    'half past {time}=30|a quarter past {time}=15|quarter past {time}=15|a quarter after {time}=15|quarter after {time}=15|a quarter to {time}=-15|quarter to {time}=-15|quarter of {time}=-15|* past {time}=+|* minutes past {time}=+|* to {time}=-|* minutes to {time}=-||typed; minutes of a time in words',
  numbers:
    'one=1|two=2|three=3|four=4|five=5|six=6|seven=7|eight=8|nine=9|ten=10|eleven=11|twelve=12|twenty=20|twenty-five=25||typed; numbers in words',
  unclearBefore:
    'on|this|no later than|at the latest|twice|times|by|until|till|to|before|after|since|from|for|than|or|not|never|no|except|but|through|half|quarter|past|of|the|between|almost|nearly|about|every|each|a|an|my|our|your|his|her|their|due|around|circa|ca.|roughly|approximately|approx|approx.|exactly|precisely|earliest|latest|no earlier than|early|late|mid|only|maybe|perhaps|probably|possibly|sometimes|usually|mostly|occasionally|sometime|not on|unless|if|alternate|alternating|first thing|ideally|preferably|hopefully|tentatively|as early as|hardly|at least|starting||typed; behind these words a day or time is something else',
  unclearBehind:
    'or|until|till|through|thru|except|but not|past|and a half|of|starting|from|since|ago|week|fortnight|after next|or so|minus|never|if|unless|when|whenever|while|during|only|not|excluding|apart|other than|maybe|perhaps|probably|possibly|sometimes|usually|mostly|occasionally|normally|alternating|sharp|on the dot|exactly|ish|latest|earliest|at the latest|at the earliest|early|late|due|noon|midday|midnight|at noon|at midday|at midnight|or later|or earlier|approx|approximately|roughly|tentatively|first thing|lunchtime|between|but|barring|provided|assuming|once||typed; before these words a day, time or rhythm is something else',
  limits: 'before|after|by|until|till|past|around||typed; before an hour that is a limit: before 10',
  numbered:
    'version|chapter|page|pages|section|verse|room|score|ratio|no|number|bible|psalm|psalms|genesis|exodus|romans|surah|sura|quran|article|episode|won|win|lost|beat|track|paragraph|volume|level|size|lap|part|step|issue|season|grade|rated||typed; words before a number that is no time or date',
  counted:
    'minutes|minute|min|mins|hours|km|miles|kg|pounds|dollars|euros|euro|ratio|monitor|screen|shirts|pacific|eastern|central|mountain|local|my time|your time|our time|his time|her time|their time|est|edt|pst|pdt|cst|cdt|mst|mdt|gmt|utc|cet|cest|bst||typed; words behind a number that is no time',
  scheduled:
    'train|bus|flight|plane|ferry|show|screening|ticket|tickets||typed; behind these words a time is that of something else: buy a 7:00 train ticket',
  places:
    'New York|NYC|London|San Francisco|SF|Los Angeles|LA|Boston|Seattle|Washington|DC|Miami|Atlanta|Dallas|Houston|Philadelphia|Ottawa|Montreal|Munich|Frankfurt|Hamburg|Cologne|Barcelona|Milan|Geneva|Lyon|Mumbai|Delhi|New Delhi|Bangalore|Bengaluru|Beijing|Osaka|Ankara|Tel Aviv|Cape Town|Rio|Abu Dhabi|UK|US|USA|EU|India|Japan|China||typed; places in other time zones: 5 pm New York',
  dayNames:
    '*|roast|blues|prayers|school||typed; words behind a weekday that make it a name; a star is any one word',
  everyWord: 'every|each||typed; what begins a rhythm',
  units:
    'day|days|hour|hours|minute|minutes|week|weeks|weekday|weekdays|weekend|weekends|month|months|quarter|year|years|morning|mornings|afternoon|evening|evenings|night|nights||typed; parts of a rhythm',
  unread:
    'daily|weekly|biweekly|bi-weekly|fortnightly|monthly|yearly|annually|hourly|nightly|quarterly|twice a day|twice a week|once a week|once a month|times a day|times a week|next week|next month|next year|this weekend|next weekend|on the weekend|at the weekend|weekdays|weekends|yesterday|in a week|in a month|days ago|weeks ago|tonight|at noon|at midday|at midnight|eod|cob|end of day|close of business||typed; days and rhythms that are not read',
})
