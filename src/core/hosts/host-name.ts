/** A host as it is compared: lower case, without port and without the root's dot. IPv6 keeps its brackets. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
