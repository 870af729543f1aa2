/** Questions about buying and owning, by topic: see questions.ts. */
export const buyingQuestions = {
  finance: {
    sure: `
      finance, interest free credit, interest free, interest free finance, pay monthly, monthly payments,
      pay in instalments, instalments, installments, buy now pay later, 0 finance, 0 percent finance, 0 interest,
      zero percent finance, klarna, clearpay, paypal credit, pay later, payment plan, payment options, how can i pay,
      payment methods, pay weekly, spread the cost, pay over time, finance options, do you offer finance,
      do you do finance, on finance, store card, pay deposit, credit card, amex, american express, apple pay,
      hire purchase, apr finance, interest free payments, on credit, pay by card, cash on delivery, can i pay monthly,
      pay in installments, pay by instalments, pay off monthly, pay it off, paying monthly, monthly instalments,
      0 interest free, no deposit, minimum deposit, do you take card, do you take amex, do you accept cards,
      take card payments, cash or card, split payments, split the cost, split payment, interest free over,
      pay for it monthly, 0 credit, nought percent finance, afterpay, pay in 3, spread payments, spread the payments
    `,
    unsure: 'pay, paying, credit, deposit, payment, apr, monthly, instalments',
    asking: `
      pay, paying, pay for, monthly, a month, per month, credit, instalments, deposit, finance, card, cash, cheque,
      paypal, spread the payments, spread the payment, pay it off, pay off
    `,
  },
  delivery: {
    sure: `
      delivery times, delivery time, delivery cost, delivery costs, delivery charge, delivery charges, delivery price,
      delivery information, delivery info, free delivery, how long is delivery, how much is delivery, do you deliver,
      do you deliver to, when will my order arrive, track my order, order tracking, where is my order, order status,
      shipping, shipping cost, shipping costs, postage, home delivery, delivery areas, delivery area, deliver to,
      delivery to, delivery to scotland, lead time, lead times, how long does delivery take, delivery options,
      delivery service, delivery date, delivery slot, change delivery, delivery policy, white glove delivery,
      installation service, assembly service, do you assemble, do you install, do you fit, fitting service,
      click and collect, collection from store, collect in store, can i collect, collect from store,
      take away old sofa, take old sofa away, do you take old sofas away, take old furniture away,
      take away old furniture, collect old sofa, dispose of old sofa, get rid of old sofa, removal of old furniture,
      old sofa collection, recycle old sofa, old furniture removal, disposal service, sofa removal, deliver upstairs,
      what is delivery cost, take away my old bed, take my old bed, take my old sofa, take away the old one,
      old bed collection, old mattress collection, remove my old sofa, remove old sofa, collect my order,
      pick up my order, collect from the shop, collect from your shop, pick up from store, collect in person,
      collect it myself, pick it up myself, delivered upstairs, two man delivery, 2 man delivery, delivery to my door,
      saturday delivery, weekend delivery, evening delivery, how long to deliver, how long for delivery,
      when will it come, when will it arrive, when will my sofa come, when will my sofa arrive, wheres my order,
      chase my order, order update, do you assemble furniture, flat packed, is it flat packed, flat pack,
      will it come assembled, put furniture together, deliver outside, deliver abroad, deliver to ireland,
      deliver to wales, northern ireland delivery, postal charges, cost of delivery, is delivery free,
      delivery included
    `,
    unsure: 'delivery, deliveries, deliver, delivered, fitting, installation, assembly, collect, tracking',
    asking: `
      deliver, delivery, delivered, deliveries, come, arrive, arrives, turn up, be here, ship, post it, collect,
      collection, pick up, pick it up, pick them up, upstairs, assemble, assembled, assembly, assembling,
      put together, together, put it together, put it up, build it, take away, take away my old, take my old, remove,
      removal, dispose, recycle, get rid, lead time, how long till, how long until, how long will, how long before,
      how long does it take, how long do i wait, how long is the wait, how soon, when will, waiting time, wait, fit,
      fitting, install, hang, measure and fit, drop off, bring it, get it, courier, driver, unwrap
    `,
  },
  returns: {
    sure: `
      returns, return policy, returns policy, refund, refunds, refund policy, can i return, exchanges, how to return,
      cancel order, cancel my order, cancellation, send back, money back, return an item, faulty item, damaged item,
      14 day return, returning items, return sofa, can i change my order, change my mind, changed my mind,
      wrong colour, doesnt fit, does not fit, sofa doesnt fit, cooling off, cooling off period, take it back,
      send it back, bring it back, how long do i have to return, not happy with it, swap it, faulty sofa,
      damaged in delivery, arrived damaged, arrived broken, exchange policy, can i exchange
    `,
    unsure: 'return, cancel, faulty, damaged, broken, exchange',
    asking: `
      return, returned, refund, send back, send it back, swap, exchange, change my mind, wrong size, doesnt fit,
      does not fit, dont like, dont want it, bring it back, take it back, take back, give back, faulty, damaged,
      broken, scratched, cancel, cancelled, money back
    `,
  },
  measuring: {
    sure: `
      how to measure, how do i measure, how do you measure up, how should i measure, how can i measure,
      what should i measure, what do i need to measure, measuring guide, measurement guide, measure guide, size guide,
      sizing guide, measuring up, measuring tips, measuring instructions, measuring sheet, how to measure up,
      measuring for delivery, will it fit, will it fit through the door, will it fit through my door,
      will it go through my door, will it go through the door, will it go up the stairs, will it get up my stairs,
      fit through the door, fit through a door, fit through doorway, get it through the door, fit up the stairs,
      get it up the stairs, how do i know if it will fit, know if it fits, know if it will fit
    `,
    unsure: 'measure, measuring, measurements',
    asking: `
      measure, measuring, measurements, fit through, go through, get through, fit up, go up, get up the stairs
    `,
  },
  complaints: {
    sure: `
      complaint, complaints, complain, make a complaint, how to complain, complaints procedure, unhappy with order,
      problem with order, problem with my order, my sofa is broken, my sofa is damaged, ombudsman
    `,
    unsure: 'problem, unhappy',
    asking: 'complain, complaint, unhappy, problem',
  },
  guarantee: {
    sure: `
      guarantee, guarantees, warranty, warranties, warrantee, how long is guarantee, warranty information,
      extended warranty, guarantee claim, lifetime guarantee, repair service, furniture insurance, fabric protection,
      stain protection, furniture protection plan, care plan, spare parts service
    `,
    unsure: 'repair, repairs, insurance',
    asking: `
      guarantee, guaranteed, warranty, insured, insurance, breaks, break, goes wrong, go wrong, last, repair,
      repaired, mend, fix
    `,
  },
  care: {
    sure: `
      care guide, care instructions, how to clean, how do i clean, cleaning instructions, cleaning leather,
      clean my sofa, cleaning a sofa, clean velvet, how to look after, look after, leather care, wood care,
      fabric care, cleaning, washing instructions, product care, care advice, cleaning fabric, sofa cleaning,
      remove stain, remove stains, remove a stain, stain removal, how to remove
    `,
    unsure: 'care',
    asking: `
      stain, stains, stained, marks, grease, red wine, wine out, wine stain, coffee stain, ink stain, pen mark, biro,
      felt tip, chewing gum, candle wax, water mark, water marks, ring marks, mould, smell, clean, cleaned, wash,
      washed, machine wash, spill, spilt, hoover, polish, wax, oil it, remove stains, remove a stain, remove, get out,
      look after, iron, dry clean, scratches
    `,
  },
  samples: {
    sure: `
      samples, sample, swatch, swatches, fabric samples, free samples, fabric swatches, order samples, free swatches,
      colour samples, order a sample, fabric sample, request swatches, request a sample, wood samples, carpet samples,
      flooring samples
    `,
    unsure: '',
    asking: 'sample, samples, swatch, swatches',
  },
  vouchers: {
    sure: `
      gift card, gift cards, gift voucher, gift vouchers, vouchers, promo code, promo codes, discount code,
      discount codes, voucher code, voucher codes, coupon, coupons, nhs discount, student discount, blue light,
      blue light discount, blue light card, promotion code, military discount, gift certificate, newsletter,
      sign up newsletter, loyalty card, price match, price promise, do you price match, trade discount, trade account,
      do you do discount, do you do discounts, do you give discount, do you give discounts, do you offer discounts,
      can i get a discount, any discounts available, is there a discount, discount for nhs, discount for nhs staff,
      nhs staff discount, discount for students, discount for teachers, teacher discount, pensioner discount,
      oap discount, senior discount, discount for pensioners, armed forces discount, forces discount,
      discount for military, key worker discount, carer discount, discount for blue light, first order discount,
      new customer discount, cash discount, multi buy discount, discount for cash, beat a price, match prices,
      price beat, match a price, beat prices, do you have a discount code, 10 off code, percent off code, gift token,
      gift tokens, vouchers for, staff discount, do you do trade, trade prices, interior designer discount
    `,
    unsure: 'promo, voucher',
    asking: `
      voucher, vouchers, discount code, code, price match, match prices, match the price, beat, beat the price,
      cheaper elsewhere, gift card, coupon, haggle
    `,
  },
} as const
