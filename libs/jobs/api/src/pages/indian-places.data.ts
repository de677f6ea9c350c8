/** The states and union territories of India, without `and` and accents, in lower case. */
export const indianStates: ReadonlySet<string> = new Set([
  ...(['andhra pradesh', 'arunachal pradesh', 'assam', 'bihar', 'chhattisgarh', 'goa'] as const),
  ...(['gujarat', 'haryana', 'himachal pradesh', 'jharkhand', 'karnataka', 'kerala'] as const),
  ...(['madhya pradesh', 'maharashtra', 'manipur', 'meghalaya', 'mizoram', 'nagaland'] as const),
  ...(['odisha', 'orissa', 'rajasthan', 'sikkim', 'tamil nadu', 'telangana', 'tripura'] as const),
  ...(['uttar pradesh', 'uttarakhand', 'west bengal', 'delhi', 'new delhi', 'delhi ncr'] as const),
  ...(['chandigarh', 'puducherry', 'pondicherry', 'lakshadweep', 'ladakh'] as const),
  ...(['jammu & kashmir', 'andaman & nicobar islands'] as const),
  'dadra & nagar haveli & daman & diu',
]);

/** Cities of India that are written alone, and of which there is no other as well known. */
export const indianCities: ReadonlySet<string> = new Set([
  ...(['ahmedabad', 'bangalore', 'bengaluru', 'bhopal', 'bhubaneswar', 'chennai'] as const),
  ...(['coimbatore', 'faridabad', 'ghaziabad', 'greater noida', 'gurgaon', 'gurugram'] as const),
  ...(['guwahati', 'indore', 'jaipur', 'kanpur', 'kochi', 'kolkata', 'kozhikode'] as const),
  ...(['lucknow', 'ludhiana', 'madurai', 'mangaluru', 'mohali', 'mumbai', 'mysuru'] as const),
  ...(['nagpur', 'nashik', 'navi mumbai', 'noida', 'patna', 'pune', 'raipur', 'ranchi'] as const),
  ...(['surat', 'thane', 'thiruvananthapuram', 'tiruchirappalli', 'vadodara'] as const),
  ...(['varanasi', 'vijayawada', 'visakhapatnam'] as const),
]);
