/**
 * PIN prefixes and their district, by state or union territory. The first three digits are a sorting district of India
 * Post; where it spans several districts, longer prefixes decide (the longest match wins). District names follow the
 * states' present usage. The table has a district for every code in use, but no post offices.
 */
export const PIN_TABLE: Readonly<Record<string, string>> = {
  'Andaman and Nicobar Islands': `
    744 South Andaman, 7442 North and Middle Andaman, 7443 Nicobar`,
  'Andhra Pradesh': `
    515 Anantapur, 515134 Sri Sathya Sai, 516 YSR Kadapa, 517 Chittoor, 5175 Tirupati, 517325 Annamayya,
    518 Kurnool, 5185 Nandyal, 520 NTR, 521 Krishna, 522 Guntur, 522101 Bapatla, 5226 Palnadu,
    523 Prakasam, 524 Sri Potti Sriramulu Nellore, 530 Visakhapatnam, 531 Anakapalli,
    532 Srikakulam, 533 East Godavari, 5330 Kakinada, 5332 Dr. B.R. Ambedkar Konaseema, 5334 Kakinada,
    534 West Godavari, 5340 Eluru, 535 Vizianagaram`,
  'Arunachal Pradesh': `
    790 West Kameng, 790104 Tawang, 791 Papum Pare, 791120 Lower Subansiri, 791001 East Siang, 791102 East Siang,
    792 Lohit, 792120 Changlang, 792130 Tirap`,
  Assam: `
    781 Kamrup Metropolitan, 7813 Barpeta, 78133 Nalbari, 782 Nagaon, 7821 Morigaon, 7824 Karbi Anglong,
    783 Goalpara, 7833 Dhubri, 78337 Kokrajhar, 78338 Bongaigaon, 784 Sonitpur, 7841 Darrang, 7845 Udalguri,
    785 Jorhat, 7856 Golaghat, 78564 Sivasagar, 786 Dibrugarh, 78612 Tinsukia, 787 Lakhimpur, 787057 Dhemaji,
    788 Cachar, 788151 Hailakandi, 7887 Karimganj, 7888 Dima Hasao`,
  Bihar: `
    800 Patna, 801 Patna, 802 Bhojpur, 8021 Buxar, 803 Nalanda, 8032 Patna, 804 Jehanabad, 804401 Arwal,
    805 Nawada, 805105 Sheikhpura, 811 Munger, 8113 Lakhisarai, 811307 Jamui, 811105 Sheikhpura, 812 Bhagalpur, 813 Bhagalpur,
    8131 Banka, 821 Rohtas, 82110 Kaimur, 823 Gaya, 824 Gaya, 8241 Aurangabad, 841 Saran, 8412 Siwan, 8414 Gopalganj,
    842 Muzaffarpur, 843 Muzaffarpur, 8433 Sitamarhi, 843329 Sheohar, 844 Vaishali, 845 East Champaran, 8451 West Champaran,
    84543 West Champaran, 84544 West Champaran, 84545 West Champaran, 846 Darbhanga, 847 Madhubani, 848 Samastipur,
    851 Begusarai, 8512 Khagaria, 852 Saharsa, 8521 Supaul, 85211 Madhepura, 853 Bhagalpur, 854 Purnia, 8541 Katihar,
    854311 Araria, 855 Kishanganj`,
  Chandigarh: `160 Chandigarh`,
  Chhattisgarh: `
    490 Durg, 491 Durg, 4912 Balod, 4913 Bemetara, 4914 Rajnandgaon, 4919 Kabirdham, 492 Raipur, 493 Raipur,
    4933 Baloda Bazar, 4934 Mahasamund, 4937 Dhamtari, 494 Bastar, 4943 Kanker, 4944 Dantewada, 495 Bilaspur,
    4956 Janjgir-Champa, 49567 Korba, 49568 Korba, 496 Raigarh, 4963 Jashpur, 497 Surguja, 4972 Surajpur, 4973 Koriya`,
  'Dadra and Nagar Haveli and Daman and Diu': `
    396210 Daman, 396215 Daman, 396220 Daman, 396230 Dadra and Nagar Haveli, 396235 Dadra and Nagar Haveli,
    396240 Dadra and Nagar Haveli, 362520 Diu, 362540 Diu, 362570 Diu`,
  Delhi: `110 New Delhi`,
  Goa: `403 North Goa, 4036 South Goa, 4037 South Goa, 4038 South Goa`,
  Gujarat: `
    360 Rajkot, 361 Jamnagar, 3613 Devbhoomi Dwarka, 362 Junagadh, 3622 Gir Somnath, 363 Surendranagar, 3636 Morbi,
    364 Bhavnagar, 365 Amreli, 370 Kutch, 380 Ahmedabad, 382 Ahmedabad, 3820 Gandhinagar, 3823 Gandhinagar, 38234 Ahmedabad,
    38235 Ahmedabad, 383 Sabarkantha, 3833 Aravalli, 384 Mehsana, 3842 Patan, 385 Banaskantha, 387 Kheda, 388 Anand,
    389 Panchmahal, 3891 Dahod, 3892 Mahisagar, 390 Vadodara, 391 Vadodara, 391165 Chhota Udaipur, 392 Bharuch, 393 Bharuch,
    393145 Narmada, 394 Surat, 3946 Tapi, 394710 Dang, 395 Surat, 396 Valsad, 3964 Navsari, 3965 Navsari`,
  Haryana: `
    121 Faridabad, 122 Gurugram, 123 Mahendragarh, 1234 Rewari, 124 Rohtak, 124103 Jhajjar, 1245 Jhajjar, 125 Hisar,
    12505 Fatehabad, 125055 Sirsa, 126 Jind, 127 Bhiwani, 127306 Charkhi Dadri, 131 Sonipat, 132 Karnal, 1321 Karnal, 132103 Panipat,
    132104 Panipat, 132105 Panipat, 132106 Panipat, 133 Ambala, 134 Ambala, 1341 Panchkula, 135 Yamunanagar, 136 Kurukshetra, 136027 Kaithal`,
  'Himachal Pradesh': `
    171 Shimla, 172 Shimla, 1721 Kinnaur, 173 Solan, 1730 Sirmaur, 174 Bilaspur, 1743 Una, 175 Mandi, 1751 Kullu,
    175132 Lahaul and Spiti, 176 Kangra, 1763 Chamba, 177 Hamirpur`,
  'Jammu and Kashmir': `
    180 Jammu, 181 Jammu, 182 Udhampur, 182202 Doda, 182204 Kishtwar, 182311 Reasi, 184 Kathua, 184121 Samba, 185 Rajouri, 185101 Poonch,
    190 Srinagar, 191 Srinagar, 1911 Budgam, 192 Anantnag, 1923 Pulwama, 192231 Kulgam, 192303 Shopian, 193 Baramulla, 193222 Kupwara`,
  Jharkhand: `
    814 Dumka, 81411 Deoghar, 81412 Deoghar, 81414 Deoghar, 81415 Deoghar, 815 Giridih, 81535 Jamtara, 816 Sahibganj, 816107 Pakur,
    822 Palamu, 822114 Garhwa, 825 Hazaribagh, 8254 Chatra, 825409 Koderma, 825410 Koderma, 826 Dhanbad, 827 Bokaro, 828 Dhanbad, 829 Ramgarh,
    8292 Latehar, 831 East Singhbhum, 832 East Singhbhum, 832109 Seraikela Kharsawan, 833 West Singhbhum, 834 Ranchi, 835 Ranchi,
    8352 Gumla, 835210 Khunti, 835223 Simdega, 8353 Lohardaga`,
  Karnataka: `
    560 Bengaluru, 561 Bengaluru Rural, 56120 Chikkaballapura, 561203 Bengaluru Rural, 562 Bengaluru Rural, 56210 Chikkaballapura, 562106 Bengaluru,
    562107 Bengaluru, 562109 Ramanagara, 56215 Ramanagara, 562157 Bengaluru, 56216 Ramanagara, 562162 Bengaluru, 563 Kolar, 563125 Chikkaballapura, 570 Mysuru, 571 Mysuru, 5712 Kodagu,
    571313 Chamarajanagara, 571440 Chamarajanagara, 5714 Mandya, 572 Tumakuru, 573 Hassan, 574 Dakshina Kannada, 5741 Udupi, 575 Dakshina Kannada,
    576 Udupi, 577 Shivamogga, 5770 Davanagere, 5771 Chikkamagaluru, 5775 Chitradurga, 5776 Davanagere, 580 Dharwad, 581 Uttara Kannada,
    5811 Haveri, 582 Gadag, 583 Ballari, 58320 Vijayanagara, 5832 Koppal, 584 Raichur, 585 Kalaburagi, 5852 Yadgir, 5854 Bidar,
    586 Vijayapura, 587 Bagalkote, 590 Belagavi, 591 Belagavi`,
  Kerala: `
    670 Kannur, 67064 Wayanad, 671 Kasaragod, 673 Kozhikode, 67312 Wayanad, 67357 Wayanad, 67359 Wayanad, 676 Malappuram, 678 Palakkad,
    679 Palakkad, 6793 Malappuram, 6795 Malappuram, 680 Thrissur, 682 Ernakulam, 683 Ernakulam, 685 Idukki, 686 Kottayam, 68666 Ernakulam,
    68667 Ernakulam, 68669 Ernakulam, 688 Alappuzha, 689 Pathanamthitta, 6891 Alappuzha, 690 Alappuzha, 69051 Kollam, 69052 Kollam, 69053 Kollam,
    691 Kollam, 695 Thiruvananthapuram`,
  Ladakh: `194 Leh, 194103 Kargil`,
  Lakshadweep: `68255 Lakshadweep`,
  'Madhya Pradesh': `
    450 Khandwa, 4503 Burhanpur, 451 Khargone, 4515 Barwani, 4516 Barwani, 452 Indore, 453 Indore, 454 Dhar, 455 Dewas, 456 Ujjain, 457 Ratlam,
    4576 Jhabua, 4578 Alirajpur, 458 Mandsaur, 4584 Neemuch, 460 Betul, 461 Narmadapuram, 4613 Harda, 462 Bhopal, 463 Bhopal, 464 Vidisha, 4645 Raisen, 4646 Raisen, 4647 Raisen, 4648 Raisen,
    465 Shajapur, 4654 Agar Malwa, 4656 Rajgarh, 466 Sehore, 470 Sagar, 4706 Damoh, 471 Chhatarpur, 472 Tikamgarh, 473 Guna, 4733 Ashoknagar,
    4735 Shivpuri, 4736 Shivpuri, 4737 Shivpuri, 474 Gwalior, 475 Gwalior, 4756 Datia, 476 Morena, 4763 Sheopur, 477 Bhind, 480 Chhindwara, 4806 Seoni, 4808 Seoni,
    481 Balaghat, 4816 Mandla, 4818 Dindori, 482 Jabalpur, 483 Jabalpur, 4835 Katni, 484 Shahdol, 4842 Anuppur, 4846 Umaria, 485 Satna, 486 Rewa,
    4866 Sidhi, 4868 Singrauli, 487 Narsinghpur, 488 Panna`,
  Maharashtra: `
    400 Mumbai, 4006 Thane, 4007 Thane, 401 Thane, 4012 Palghar, 4013 Palghar, 4014 Palghar, 4015 Palghar, 4016 Palghar, 402 Raigad,
    410 Raigad, 4104 Pune, 4105 Pune, 411 Pune, 412 Pune, 413 Solapur, 4131 Pune, 4135 Latur, 41350 Dharashiv, 4136 Dharashiv, 4137 Ahilyanagar,
    414 Ahilyanagar, 415 Satara, 4154 Sangli, 4156 Ratnagiri, 4157 Ratnagiri, 416 Kolhapur, 4163 Sangli, 4164 Sangli, 4165 Sindhudurg, 4166 Sindhudurg, 4168 Sindhudurg,
    421 Thane, 422 Nashik, 423 Nashik, 424 Dhule, 4241 Jalgaon, 4242 Jalgaon, 425 Jalgaon, 425405 Dhule, 42541 Nandurbar, 431 Chhatrapati Sambhajinagar,
    431122 Beed, 4312 Jalna, 4314 Parbhani, 4315 Parbhani, 431513 Hingoli, 4316 Nanded, 4317 Nanded, 4318 Nanded, 440 Nagpur, 441 Nagpur, 4412 Chandrapur, 4416 Gondia, 4418 Gondia, 4419 Bhandara,
    442 Wardha, 4424 Chandrapur, 4426 Gadchiroli, 4427 Gadchiroli, 4429 Chandrapur, 443 Buldhana, 444 Akola, 4445 Washim, 4446 Amravati, 4447 Amravati, 4448 Amravati, 4449 Amravati,
    445 Yavatmal`,
  Manipur: `
    795 Imphal West, 795005 Imphal East, 795010 Imphal East, 795106 Senapati, 795126 Bishnupur, 795128 Churachandpur, 795138 Thoubal, 795142 Ukhrul`,
  Meghalaya: `
    793 East Khasi Hills, 7931 Ri Bhoi, 793119 West Khasi Hills, 79315 West Jaintia Hills, 794 West Garo Hills, 794002 West Garo Hills, 794111 East Garo Hills`,
  Mizoram: `796 Aizawl, 7963 Champhai, 7967 Lunglei, 796081 Kolasib, 796441 Mamit, 796181 Serchhip`,
  Nagaland: `
    797 Kohima, 79711 Chumoukedima, 797112 Dimapur, 797111 Wokha, 797108 Phek, 798 Mokokchung, 798612 Tuensang, 798620 Zunheboto, 798621 Mon`,
  Odisha: `
    751 Khordha, 752 Puri, 75205 Khordha, 75206 Nayagarh, 75207 Nayagarh, 753 Cuttack, 754 Cuttack, 7541 Jagatsinghpur, 7542 Kendrapara,
    755 Jajpur, 756 Balasore, 7561 Bhadrak, 757 Mayurbhanj, 758 Kendujhar, 759 Dhenkanal, 7591 Angul, 760 Ganjam, 761 Ganjam, 7612 Gajapati,
    762 Kandhamal, 762014 Boudh, 764 Koraput, 764045 Malkangiri, 764059 Nabarangpur, 765 Rayagada, 766 Kalahandi, 7661 Nuapada,
    767 Balangir, 767017 Subarnapur, 768 Sambalpur, 76802 Bargarh, 76803 Bargarh, 7682 Jharsuguda, 768108 Deogarh, 769 Sundargarh, 770 Sundargarh`,
  Puducherry: `
    6050 Puducherry, 605106 Puducherry, 605107 Puducherry, 605110 Puducherry, 607402 Puducherry, 60960 Karaikal, 673310 Mahe, 533464 Yanam`,
  Punjab: `
    140 Rupnagar, 1403 Sahibzada Ajit Singh Nagar, 1404 Fatehgarh Sahib, 1405 Sahibzada Ajit Singh Nagar, 1406 Sahibzada Ajit Singh Nagar, 160055 Sahibzada Ajit Singh Nagar,
    160059 Sahibzada Ajit Singh Nagar, 160062 Sahibzada Ajit Singh Nagar, 160071 Sahibzada Ajit Singh Nagar, 141 Ludhiana, 142 Moga, 14202 Ludhiana, 143 Amritsar, 1434 Tarn Taran,
    1435 Gurdaspur, 144 Jalandhar, 1445 Shahid Bhagat Singh Nagar, 1446 Kapurthala, 145 Pathankot, 146 Hoshiarpur, 147 Patiala, 148 Sangrur,
    148101 Barnala, 151 Bathinda, 1512 Faridkot, 1515 Mansa, 152 Firozpur, 15202 Sri Muktsar Sahib, 15212 Fazilka`,
  Rajasthan: `
    301 Alwar, 302 Jaipur, 303 Jaipur, 303303 Dausa, 304 Tonk, 305 Ajmer, 306 Pali, 307 Sirohi, 311 Bhilwara, 312 Chittorgarh, 313 Udaipur,
    31332 Rajsamand, 314 Dungarpur, 321 Bharatpur, 321303 Dausa, 322 Sawai Madhopur, 32224 Karauli, 323 Bundi, 324 Kota, 325 Baran, 326 Jhalawar,
    327 Banswara, 328 Dholpur, 331 Churu, 332 Sikar, 333 Jhunjhunu, 334 Bikaner, 335 Sri Ganganagar, 3355 Hanumangarh, 341 Nagaur, 342 Jodhpur,
    343 Jalore, 344 Barmer, 345 Jaisalmer`,
  Sikkim: `737 Gangtok, 737111 Gyalshing, 737116 Mangan, 737126 Namchi`,
  'Tamil Nadu': `
    600 Chennai, 601 Tiruvallur, 6013 Kancheepuram, 602 Tiruvallur, 60210 Kancheepuram, 603 Chengalpattu, 604 Viluppuram, 6044 Tiruvannamalai,
    605 Viluppuram, 6057 Kallakurichi, 606 Tiruvannamalai, 6060 Cuddalore, 6061 Cuddalore, 6062 Kallakurichi, 607 Cuddalore, 608 Cuddalore, 609 Mayiladuthurai,
    610 Tiruvarur, 611 Nagapattinam, 612 Thanjavur, 613 Thanjavur, 614 Thanjavur, 6140 Tiruvarur, 6148 Nagapattinam, 620 Tiruchirappalli, 621 Tiruchirappalli,
    6212 Perambalur, 6217 Ariyalur, 622 Pudukkottai, 623 Ramanathapuram, 624 Dindigul, 625 Madurai, 6255 Theni, 626 Virudhunagar,
    627 Tirunelveli, 6278 Tenkasi, 628 Thoothukudi, 629 Kanniyakumari, 630 Sivaganga, 631 Ranipet, 6312 Tiruvallur, 6315 Kancheepuram, 6316 Kancheepuram,
    632 Vellore, 6323 Tiruvannamalai, 6324 Ranipet, 6325 Ranipet, 635 Krishnagiri, 6356 Tirupathur, 6357 Tirupathur, 6358 Vellore, 636 Salem, 6367 Dharmapuri, 6368 Dharmapuri,
    637 Namakkal, 6371 Salem, 6373 Salem, 638 Erode, 6386 Tiruppur, 6387 Tiruppur, 639 Karur, 641 Coimbatore, 6416 Tiruppur, 642 Coimbatore, 642126 Tiruppur,
    643 Nilgiris`,
  Telangana: `
    500 Hyderabad, 501 Rangareddy, 501101 Vikarabad, 501301 Medchal Malkajgiri, 501401 Medchal Malkajgiri, 502 Medak, 5020 Sangareddy, 5022 Sangareddy, 5023 Sangareddy, 502103 Siddipet,
    503 Nizamabad, 5031 Kamareddy, 504 Adilabad, 504106 Nirmal, 5042 Mancherial, 504293 Kumuram Bheem Asifabad, 505 Karimnagar, 505172 Peddapalli, 505301 Rajanna Sircilla,
    5053 Jagtial, 506 Warangal, 506001 Hanumakonda, 506101 Mahabubabad, 506167 Jangaon, 507 Khammam, 5071 Bhadradri Kothagudem, 508 Nalgonda,
    5081 Yadadri Bhuvanagiri, 5082 Suryapet, 509 Mahabubnagar, 509103 Wanaparthy, 509125 Jogulamba Gadwal, 509209 Nagarkurnool`,
  Tripura: `799 West Tripura, 79912 Gomati, 799155 South Tripura, 79925 North Tripura, 799277 Unakoti, 799289 Dhalai`,
  'Uttar Pradesh': `
    201 Ghaziabad, 2013 Gautam Buddha Nagar, 202 Aligarh, 203 Bulandshahr, 204 Hathras, 205 Mainpuri, 20513 Firozabad, 20514 Firozabad, 206 Etawah,
    20612 Auraiya, 20624 Auraiya, 207 Etah, 20712 Kasganj, 208 Kanpur Nagar, 209 Kanpur Nagar, 2091 Kanpur Dehat, 2093 Kanpur Dehat, 2096 Farrukhabad, 2097 Kannauj, 2098 Unnao, 210 Banda,
    2102 Chitrakoot, 2103 Hamirpur, 2104 Mahoba, 2105 Hamirpur, 211 Prayagraj, 212 Prayagraj, 21220 Kaushambi, 21221 Kaushambi, 2126 Fatehpur, 221 Varanasi, 2214 Bhadohi, 2215 Prayagraj, 2217 Ballia,
    222 Jaunpur, 223 Azamgarh, 2231 Jaunpur, 224 Ayodhya, 22412 Ambedkar Nagar, 225 Barabanki, 226 Lucknow, 227 Lucknow, 2274 Amethi, 228 Sultanpur, 229 Raebareli,
    230 Pratapgarh, 231 Mirzapur, 2312 Sonbhadra, 232 Chandauli, 2323 Ghazipur, 233 Ghazipur, 241 Hardoi, 242 Shahjahanpur, 243 Bareilly, 2436 Budaun,
    244 Moradabad, 2442 Amroha, 2443 Sambhal, 2449 Rampur, 245 Hapur, 2467 Bijnor, 247 Saharanpur, 2477 Shamli, 250 Meerut, 2506 Baghpat, 251 Muzaffarnagar,
    261 Sitapur, 262 Pilibhit, 2627 Lakhimpur Kheri, 2628 Lakhimpur Kheri, 2629 Lakhimpur Kheri, 271 Gonda, 2712 Balrampur, 2718 Bahraich, 271831 Shravasti, 271845 Shravasti, 272 Basti,
    27217 Sant Kabir Nagar, 2722 Siddharthnagar, 273 Gorakhpur, 2733 Maharajganj, 274 Deoria, 2743 Kushinagar, 2744 Kushinagar, 275 Mau, 2752 Ghazipur,
    276 Azamgarh, 277 Ballia, 281 Mathura, 282 Agra, 283 Agra, 2832 Firozabad, 284 Jhansi, 2844 Lalitpur, 285 Jalaun`,
  Uttarakhand: `
    2447 Udham Singh Nagar, 246 Pauri Garhwal, 2464 Chamoli, 246171 Rudraprayag, 24766 Haridwar, 248 Dehradun, 249 Haridwar, 2490 Tehri Garhwal, 2491 Tehri Garhwal,
    249193 Uttarkashi, 2492 Dehradun, 2623 Udham Singh Nagar, 2625 Pithoragarh, 262523 Champawat, 263 Nainital, 26314 Udham Singh Nagar, 26315 Udham Singh Nagar,
    26316 Udham Singh Nagar, 2636 Almora, 263642 Bageshwar`,
  'West Bengal': `
    700 Kolkata, 711 Howrah, 712 Hooghly, 713 Purba Bardhaman, 7132 Paschim Bardhaman, 7133 Paschim Bardhaman, 721 Paschim Medinipur, 7214 Purba Medinipur,
    7215 Jhargram, 7216 Purba Medinipur, 722 Bankura, 723 Purulia, 731 Birbhum, 732 Malda, 733 Uttar Dinajpur, 73310 Dakshin Dinajpur, 734 Darjeeling,
    7343 Kalimpong, 735 Jalpaiguri, 736 Cooch Behar, 73612 Alipurduar, 741 Nadia, 742 Murshidabad, 743 North 24 Parganas, 7433 South 24 Parganas,
    7435 South 24 Parganas, 7436 South 24 Parganas`,
};
