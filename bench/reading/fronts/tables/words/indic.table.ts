import { listed, spelled, type Words } from '../../words.ts'

export const hindi: Words = {
  writing: 'Deva',
  men: spelled('राजेश=Rajesh, अमित=Amit, कृष्ण=Krishna, सुरेश=Suresh, ज्ञानेश=Gyanesh, हर्षवर्धन=Harshvardhan, विक्रम=Vikram, धर्मेन्द्र=Dharmendra'), // prettier-ignore
  women: spelled(
    'प्रिया=Priya, सुनीता=Sunita, लक्ष्मी=Lakshmi, अनुष्का=Anushka, ऋचा=Richa, श्रद्धा=Shraddha, पूजा=Pooja',
  ),
  families: spelled('कुमार=Kumar, शर्मा=Sharma, गुप्ता=Gupta, सिंह=Singh, मिश्रा=Mishra, चौधरी=Chaudhary, त्रिपाठी=Tripathi, वर्मा=Verma'), // prettier-ignore
  fathers: {
    men: spelled('रामप्रसाद=Ramprasad, महेन्द्र=Mahendra, श्यामलाल=Shyamlal, जगदीश=Jagdish'),
    women: spelled('रामप्रसाद=Ramprasad, महेन्द्र=Mahendra, श्यामलाल=Shyamlal, जगदीश=Jagdish'),
  },
  places: spelled('नई दिल्ली=New Delhi, लखनऊ=Lucknow, जयपुर=Jaipur, भोपाल=Bhopal'),
  streets: listed('मकान नं. १२, गांधी नगर | गली नं. 4, शास्त्री नगर'),
  printed: listed('भारत सरकार | भारत निर्वाचन आयोग | आयकर विभाग | जन्म तिथि | जन्म तिथि / DOB | पिता का नाम / Father’s Name | नाम / Name | पुरुष / MALE | महिला / FEMALE | स्थायी लेखा संख्या कार्ड | मेरा आधार, मेरी पहचान | पहचान पत्र | हस्ताक्षर | १२/०४/१९८७'), // prettier-ignore
}

export const bengali: Words = {
  writing: 'Beng',
  men: spelled('মোঃ রফিকুল=Md. Rafiqul, আব্দুল করিম=Abdul Karim, সুজন=Sujan, শাহরিয়ার=Shahriar, জাহাঙ্গীর=Jahangir, অনির্বাণ=Anirban'), // prettier-ignore
  women: spelled(
    'ফাতেমা=Fatema, আয়েশা=Ayesha, সুমাইয়া=Sumaiya, নাসরিন=Nasrin, প্রতিমা=Pratima, শর্মিষ্ঠা=Sharmistha',
  ),
  families: spelled('ইসলাম=Islam, রহমান=Rahman, চৌধুরী=Chowdhury, হোসেন=Hossain, মুখোপাধ্যায়=Mukhopadhyay, আক্তার=Akter'), // prettier-ignore
  fathers: {
    men: spelled('আব্দুর রাজ্জাক=Abdur Razzak, মোঃ সোলায়মান=Md. Solaiman, হরিপদ দাস=Haripada Das'),
    women: spelled('আব্দুর রাজ্জাক=Abdur Razzak, মোঃ সোলায়মান=Md. Solaiman, হরিপদ দাস=Haripada Das'),
  },
  places: spelled('ঢাকা=Dhaka, চট্টগ্রাম=Chattogram, সিলেট=Sylhet, রাজশাহী=Rajshahi'),
  streets: listed('বাসা: ১২, রোড: ৫, ধানমন্ডি | গ্রাম: রামপুর, ডাকঘর: কালীগঞ্জ'),
  printed: listed('গণপ্রজাতন্ত্রী বাংলাদেশ সরকার | জাতীয় পরিচয় পত্র | নাম | পিতা | মাতা | জন্ম তারিখ | রক্তের গ্রুপ | ভারত সরকার | নির্বাচন কমিশন | ঠিকানা | ১২৩৪৫৬৭৮৯০'), // prettier-ignore
}

export const tamil: Words = {
  writing: 'Taml',
  men: spelled('முருகன்=Murugan, செந்தில்=Senthil, கார்த்திக்=Karthik, சுப்பிரமணியன்=Subramanian, ஜெகதீசன்=Jagadeesan'),
  women: spelled('லட்சுமி=Lakshmi, மீனாட்சி=Meenakshi, கவிதா=Kavitha, தமிழ்ச்செல்வி=Tamilselvi, பிரியா=Priya'),
  families: spelled('ராஜன்=Rajan, குமார்=Kumar, பழனிசாமி=Palanisamy, ஆறுமுகம்=Arumugam, கிருஷ்ணன்=Krishnan'),
  fathers: {
    men: spelled('வேலு=Velu, கோவிந்தசாமி=Govindasamy, சண்முகம்=Shanmugam'),
    women: spelled('வேலு=Velu, கோவிந்தசாமி=Govindasamy, சண்முகம்=Shanmugam'),
  },
  places: spelled('சென்னை=Chennai, மதுரை=Madurai, கோயம்புத்தூர்=Coimbatore, திருச்சிராப்பள்ளி=Tiruchirappalli'),
  streets: listed('எண் 12, காந்தி தெரு | 5, அண்ணா நகர்'),
  printed: listed('இந்திய தேர்தல் ஆணையம் | இந்திய அரசாங்கம் | பெயர் | தந்தை பெயர் | பிறந்த தேதி | பாலினம் | ஆண் / MALE | பெண் / FEMALE | முகவரி | அடையாள அட்டை | தமிழ்நாடு அரசு'), // prettier-ignore
}
