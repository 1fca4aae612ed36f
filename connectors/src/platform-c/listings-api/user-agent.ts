/** `software/version tool/version system/version`: the portal's firewall blocks calls that do not say who they are. */
export const userAgent = 'aushang/1 listings-management/1.0.7 node/24'
