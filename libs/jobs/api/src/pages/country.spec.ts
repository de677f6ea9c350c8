import { placePartsOf } from './country';

describe('the location of a job', () => {
  it.each<[string, string | undefined, string | undefined, string | undefined]>([
    ['Pune, Maharashtra', 'Pune', 'Maharashtra', 'IN'],
    ['Pune, Maharashtra, India', 'Pune', 'Maharashtra', 'IN'],
    ['Srinagar, Jammu and Kashmir', 'Srinagar', 'Jammu and Kashmir', 'IN'],
    ['Bengaluru', 'Bengaluru', undefined, 'IN'],
    ['Delhi', 'Delhi', undefined, 'IN'],
    ['Berlin, Germany', 'Berlin', undefined, 'DE'],
    ['Austin, Texas, USA', 'Austin', 'Texas', 'US'],
    ['London, UK', 'London', undefined, 'GB'],
    ['Dubai, UAE', 'Dubai', undefined, 'AE'],
    ['Istanbul, TÜRKIYE', 'Istanbul', undefined, 'TR'],
    ['Singapore', 'Singapore', undefined, 'SG'],
    ['Singapore, Singapore', 'Singapore', undefined, 'SG'],
    ['Canada', undefined, undefined, 'CA'],
    ['Salem, Oregon', 'Salem', 'Oregon', undefined],
    ['Atlanta, Georgia', 'Atlanta', undefined, undefined],
    ['Brussels, European Union', 'Brussels', 'European Union', undefined],
    ['Springfield', 'Springfield', undefined, undefined],
    ['', undefined, undefined, undefined],
  ])('%s is parsed as %s, %s, %s', (location, city, region, country) => {
    expect(placePartsOf(location)).toEqual({ city, region, country });
  });
});
