/** Where the REST interface is. */
export const restRoot = '/restapi/api/offer/v1.0'

export function realEstateUrl(baseUrl: string, id: number): string {
  return `${baseUrl}${restRoot}/user/me/realestate/${id}`
}
