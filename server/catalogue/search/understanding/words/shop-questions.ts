/** Questions about the shop and a visit to it, by topic: see questions.ts. */
export const shopQuestions = {
  hours: {
    sure: `
      opening times, opening hours, open times, opening time, open hours, hours of opening, when are you open,
      are you open, are you open today, what time do you open, what time do you close, when do you open,
      when do you close, open today, open now, open sunday, open on sunday, open sundays, open saturday,
      open bank holiday, bank holiday hours, bank holiday opening, closing time, closing times, closing hours,
      store hours, shop hours, business hours, what time are you open, christmas opening hours,
      christmas opening times, easter opening, showroom hours, showroom opening times, are you open on sundays,
      sunday opening, sunday hours, late opening, what days are you open, when do you shut, what time do you shut,
      open late, are you open late, how late are you open, open until, when open, what time open, what time close,
      are you closed, opening today, open till late, open till, what time are you open till, are you shut,
      open on mondays, good friday opening, easter opening times, easter opening hours, boxing day opening,
      new years day opening, new year opening times, new year opening hours, christmas hours, holiday hours,
      opening times today, opening times sunday, what are your hours
    `,
    unsure: `
      hours, open, opening, closed, closing, sunday, saturday, today, monday, tuesday, wednesday, thursday, friday,
      mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays, weekend, weekends, bank holiday,
      bank holidays, bank holiday monday, boxing day, new year, new years day, new years eve, christmas eve,
      christmas day, good friday, easter sunday, easter monday, till
    `,
    asking: `
      open, opening, opened, close, closed, closing, shut, shutting, till, hours, times, weekdays, weekend, weekends,
      tonight, tomorrow
    `,
  },
  directions: {
    sure: `
      where are you, where are you based, where are you located, address, how to find you, how do i find you,
      how do i get there, how to get there, find us, find store, find a store, store finder, store locator,
      map of shop, postcode, post code, nearest store, nearest shop, store location, shop location,
      where is your shop, where is the shop, where is your showroom, showroom address, shop address, sat nav,
      bus stop, where is your store, your showroom, how far are you, where is the showroom, disabled access,
      wheelchair access, toilets in store, cafe in store, near me shop, furniture shop near me,
      furniture shops near me, furniture store near me, furniture stores near me, furniture near me,
      sofa shop near me, sofa shops near me, bed shop near me, bed shops near me, shops near me, stores near me,
      showroom near me, showrooms near me, local furniture shop, local furniture shops, train station,
      nearest station, nearest train station, bus route, which bus, by train, by bus, public transport,
      how far away are you, find your shop, find your showroom, get to you, get to your shop, find the shop,
      whereabouts are you, where abouts is the shop, google maps, what3words, where abouts are you,
      whereabouts are you, do you have a shop, do you have a store, do you have a showroom, do you have a branch,
      have you got a shop, shop in, store in, showroom in, branch in, shop near, showroom near, any shops near,
      any stores near
    `,
    unsure: `
      showroom, map, branches, location, locations, directions, showrooms, near me, nearby, closest, local,
      whereabouts
    `,
    asking: `
      based, located, get to you, get to your shop, get to the shop, get to your showroom, get to your store,
      come from, how far, motorway, junction, miles away, bus, train, station
    `,
  },
  parking: {
    sure: `
      parking, where do i park, where do we park, where can we park, car park, carpark, can i park, where to park,
      where can i park, free parking, park my car, disabled parking, parking at shop, parking space, park outside,
      park for free, car parking, customer parking, somewhere to park, can you park, where do you park, park nearby,
      blue badge parking
    `,
    unsure: 'park',
    asking: 'park, parking, park outside, park nearby',
  },
  visit: {
    sure: `
      book an appointment, make an appointment, book appointment, showroom appointment, appointment, appointments,
      plan a visit, plan my visit, book a visit, arrange a visit, arrange an appointment, book a time, can i visit,
      when can i visit, can i come and see, visit us, visit the showroom, visit showroom, visit your showroom,
      visit the shop, visit your shop, showroom visit, move my appointment, change my appointment,
      cancel my appointment, do i need an appointment, do i need to book, see it in person, come and see it,
      come and have a look, see before i buy, try before i buy, see it before i buy, pop in, come in and look
    `,
    unsure: 'visit, visiting, visits',
    asking: `
      visit, appointment, come and look, come and see, come in and see, come in, pop in, look round, look around,
      have a look, view, try before i buy, before buying, before i buy, before we buy, try it, try it out, try out,
      try them, see it, see them, sit on it, look at it, look at them
    `,
  },
  facilities: {
    sure: `
      are dogs allowed, dogs allowed, dogs welcome, are dogs welcome, bring my dog, bring a dog, bring the dog,
      bring our dog, bring dogs, dog friendly, dog friendly shop, dog friendly store, pet friendly shop,
      bring my kids, bring the kids, bring children, bring my children, bring the baby, play area, kids play area,
      customer toilets, customer toilet, public toilets, disabled toilet, disabled toilets, baby changing facilities,
      baby changing room, baby change facilities, do you have toilets, do you have a toilet, is there a toilet,
      is there a cafe, do you have a cafe, cafe in shop, coffee shop, somewhere to eat, is there a lift,
      is there wifi, free wifi, pushchair access, pram access, step free access, step free, hearing loop, ev charging,
      electric car charging, ev charger, charging point, mobility scooter, wheelchair friendly, wheelchair accessible,
      disabled friendly, disabled facilities
    `,
    unsure: 'toilet, toilets, loo, wc, cafe, wifi, accessibility, accessible, wheelchair, disabled',
    asking: `
      dog, dogs, dog friendly, pet, pets, puppy, pram, pushchair, buggy, toilet, toilets, loo, cafe, food, eat, lift,
      stairs, steps, ramp, disabled, disabled access, wheelchair, wifi, changing facilities, department, departments,
      which floor, what floor, charge my car, mobility scooter, breastfeed
    `,
  },
  contact: {
    sure: `
      contact, contact us, contact details, contact number, phone number, telephone number, telephone, email address,
      e mail, customer service, customer services, customer support, speak to someone, call you, ring you, call us,
      talk to someone, get in touch, live chat, help desk, enquiries, whats your number, phone you,
      contact phone number, who do i contact, helpline, social media, facebook, instagram, whatsapp,
      design appointment, home visit, measuring service, design service, interior design service, do you measure,
      home consultation, speak to adviser, speak to a human, talk to a human, talk to a person, real person,
      speak to a person, speak with someone, ring the shop, ring you up, call the shop, phone the shop, message you,
      email you, send you an email, your number, your email, contact email, customer helpline, call back,
      request a call back, ring me back, part exchange, part ex, trade in, do you buy second hand furniture,
      do you buy used furniture, do you buy old furniture, buy my old sofa, buy my old furniture, sell my sofa to you,
      sell my furniture, second hand furniture, do you sell second hand furniture, reupholster, re upholster,
      do you reupholster, reupholstery, upholstery service, recover my sofa, recover my chair, come out and measure,
      come and measure, come round and measure, measure my windows, someone to measure, second hand, part exchange,
      do you do bespoke, bespoke service, have this in store, got this in store, have it in store, got it in store,
      is it in store, is this in store, is this in stock, is it in stock, have this in stock, got this in stock,
      have it in stock, got it in stock, check stock, stock check, commission a piece, can you make
    `,
    unsure: 'call, phone, number, ring, help, support, talk, chat, enquiry, email, speak, human, adviser, advisor',
    asking: `
      come and measure, come to measure, measure for me, measure my, measure it for me, speak, talk, human, someone,
      somebody, real person, adviser, advisor, ring, phone, call, telephone, email, message, whatsapp, chat, number,
      contact, designer, design service, home visit, advice, different colour, another colour, other colours,
      different fabric, another fabric, different size, bespoke, custom, reupholster, repair my sofa, upholster,
      upholstery, reupholstery, change the colour, change colour, change the fabric, change fabric, change the legs,
      change the size, other sizes, another size
    `,
  },
  jobs: {
    sure: `
      vacancies, vacancy, work for you, recruitment, apprenticeship, job vacancies, employment, are you hiring,
      hiring, are you recruiting, recruiting, any jobs going, jobs going, saturday job, part time job,
      work experience, apprenticeships, can i work for you, send my cv
    `,
    unsure: 'job, jobs, careers, career',
    asking: 'job, jobs, hiring, recruiting, work for, apply, vacancies, apprentices, taking on staff',
  },
  about: {
    sure: `
      trustpilot, customer reviews, testimonials, faq, faqs, frequently asked questions, brochure, request a brochure,
      order catalogue, brochures, terms, terms and conditions, terms of sale, privacy policy, cookies, cookie policy,
      disclaimer, conditions of sale, gdpr, data protection, modern slavery, site map, sitemap, vulnerable customers,
      sell online, do you sell online, can i buy online, can i order online, order online
    `,
    unsure: 'privacy, company, history, magazine, questions, reviews, sustainability, blog, catalogue',
    asking: 'trust, reviews, sell online, buy online, order online, catalogue, brochure',
  },
  story: {
    sure: `
      about us, about you, who are you, your story, family business, who owns, is it a real shop, made in britain,
      british made, made in england, made in the uk, uk made, made in uk, english made, where are they made,
      where are your sofas made, where is it made, where is your furniture made, who makes your sofas,
      who makes your furniture, who makes it, where do you make, family run, family owned,
      how long have you been going, how long have you been open, independent shop, who owns the shop,
      who runs the shop, where do you make your furniture
    `,
    unsure: '',
    asking: `
      made, make, makes, british made, family run, family owned, independent, owned, owns, established, sustainable,
      ethical
    `,
  },
} as const
