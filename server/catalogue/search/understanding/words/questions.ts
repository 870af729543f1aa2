/** Questions about the shop itself, by topic. Unsure words ask only when nothing that is sold stands beside them. */
export const questions = {
  hours: {
    sure: 'opening times, opening hours, open times, opening time, open hours, hours of opening, when are you open, are you open, are you open today, what time do you open, what time do you close, when do you open, when do you close, open today, open now, open sunday, open on sunday, open sundays, open saturday, open bank holiday, bank holiday hours, bank holiday opening, closing time, closing times, closing hours, store hours, shop hours, business hours, what time are you open, christmas opening hours, christmas opening times, easter opening, showroom hours, showroom opening times, are you open on sundays, sunday opening, sunday hours, late opening, what days are you open, when do you shut, what time do you shut, open late, are you open late, how late are you open, open until, when open, what time open, what time close, are you closed',
    unsure: 'hours, open, opening, closed, closing, sunday, saturday, today',
  },
  directions: {
    sure: 'where are you, where are you based, where are you located, address, how to find you, how do i find you, how do i get there, how to get there, find us, find store, find a store, store finder, store locator, map of shop, postcode, post code, nearest store, nearest shop, store location, shop location, where is your shop, where is the shop, where is your showroom, showroom address, shop address, sat nav, bus stop, where is your store, your showroom, how far are you, where is the showroom, disabled access, wheelchair access, toilets in store, cafe in store',
    unsure: 'showroom, map, branches, location, locations, directions, showrooms',
  },
  parking: {
    sure: 'parking, where do i park, where do we park, where can we park, car park, carpark, can i park, where to park, where can i park, free parking, park my car, disabled parking, parking at shop, parking space',
    unsure: 'park',
  },
  finance: {
    sure: 'finance, interest free credit, interest free, interest free finance, pay monthly, monthly payments, pay in instalments, instalments, installments, buy now pay later, 0 finance, 0 percent finance, 0 interest, zero percent finance, klarna, clearpay, paypal credit, pay later, payment plan, payment options, how can i pay, payment methods, pay weekly, spread the cost, pay over time, finance options, do you offer finance, do you do finance, on finance, store card, pay deposit, credit card, amex, american express, apple pay, hire purchase, apr finance, interest free payments, on credit, pay by card, cash on delivery, can i pay monthly',
    unsure: 'pay, paying, credit, deposit, payment, apr',
  },
  delivery: {
    sure: 'delivery times, delivery time, delivery cost, delivery costs, delivery charge, delivery charges, delivery price, delivery information, delivery info, free delivery, how long is delivery, how much is delivery, do you deliver, do you deliver to, when will my order arrive, track my order, order tracking, where is my order, order status, shipping, shipping cost, shipping costs, postage, home delivery, delivery areas, delivery area, deliver to, delivery to, delivery to scotland, lead time, lead times, how long does delivery take, delivery options, delivery service, delivery date, delivery slot, change delivery, delivery policy, white glove delivery, installation service, assembly service, do you assemble, do you install, do you fit, fitting service, click and collect, collection from store, collect in store, can i collect, collect from store, take away old sofa, take old sofa away, do you take old sofas away, take old furniture away, take away old furniture, collect old sofa, dispose of old sofa, get rid of old sofa, removal of old furniture, old sofa collection, recycle old sofa, old furniture removal, disposal service, sofa removal, deliver upstairs, what is delivery cost, will it fit through door',
    unsure: 'delivery, deliveries, deliver, delivered, fitting, installation, assembly, collect, tracking',
  },
  returns: {
    sure: 'returns, return policy, returns policy, refund, refunds, refund policy, can i return, exchanges, how to return, cancel order, cancel my order, cancellation, send back, money back, return an item, faulty item, damaged item, 14 day return, returning items, return sofa, can i change my order',
    unsure: 'return, cancel, faulty, damaged, broken, exchange',
  },
  visit: {
    sure: 'book an appointment, make an appointment, book appointment, showroom appointment, appointment, appointments, plan a visit, plan my visit, book a visit, arrange a visit, arrange an appointment, book a time, can i visit, when can i visit, can i come and see, visit us, visit the showroom, visit showroom, visit your showroom, visit the shop, visit your shop, showroom visit, move my appointment, change my appointment, cancel my appointment, do i need an appointment, do i need to book, see it in person',
    unsure: 'visit, visiting, visits',
  },
  contact: {
    sure: 'contact, contact us, contact details, contact number, phone number, telephone number, telephone, email address, e mail, customer service, customer services, customer support, speak to someone, call you, ring you, call us, talk to someone, get in touch, live chat, help desk, enquiries, whats your number, phone you, contact phone number, who do i contact, helpline, social media, facebook, instagram, whatsapp, design appointment, home visit, measuring service, design service, interior design service, do you measure, home consultation, speak to adviser',
    unsure: 'call, phone, number, ring, help, support, talk, chat, enquiry, email',
  },
  complaints: {
    sure: 'complaint, complaints, complain, make a complaint, how to complain, complaints procedure, unhappy with order, problem with order, problem with my order, my sofa is broken, my sofa is damaged, ombudsman',
    unsure: 'problem, unhappy',
  },
  guarantee: {
    sure: 'guarantee, guarantees, warranty, warranties, warrantee, how long is guarantee, warranty information, extended warranty, guarantee claim, lifetime guarantee, repair service, furniture insurance, fabric protection, stain protection, furniture protection plan, care plan, spare parts service',
    unsure: 'repair, repairs, insurance',
  },
  care: {
    sure: 'care guide, care instructions, how to clean, how do i clean, cleaning instructions, cleaning leather, clean my sofa, cleaning a sofa, clean velvet, how to look after, look after, leather care, wood care, fabric care, washing instructions, product care, care advice, cleaning fabric, sofa cleaning, remove stain, remove stains, remove a stain, stain removal, how to remove',
    unsure: 'cleaning, care',
  },
  samples: {
    sure: 'samples, sample, swatch, swatches, fabric samples, free samples, fabric swatches, order samples, free swatches, colour samples, order a sample, fabric sample, request swatches, request a sample, wood samples, carpet samples, flooring samples',
    unsure: '',
  },
  vouchers: {
    sure: 'gift card, gift cards, gift voucher, gift vouchers, vouchers, promo code, promo codes, discount code, discount codes, voucher code, voucher codes, coupon, coupons, nhs discount, student discount, blue light, blue light discount, blue light card, promotion code, military discount, gift certificate, newsletter, sign up newsletter, loyalty card, price match, price promise, do you price match, trade discount, trade account',
    unsure: 'promo, voucher',
  },
  jobs: {
    sure: 'vacancies, vacancy, work for you, recruitment, apprenticeship, job vacancies, employment',
    unsure: 'job, jobs, careers, career',
  },
  about: {
    sure: 'about us, about you, who are you, your story, trustpilot, family business, customer reviews, testimonials, who owns, is it a real shop, faq, faqs, frequently asked questions, brochure, request a brochure, order catalogue, brochures, terms, terms and conditions, terms of sale, privacy policy, cookies, cookie policy, disclaimer, conditions of sale, gdpr, data protection, modern slavery, site map, sitemap, vulnerable customers',
    unsure: 'privacy, company, history, magazine, questions, reviews, sustainability, blog, catalogue',
  },
} as const
export type Topic = keyof typeof questions
