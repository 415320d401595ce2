import { escapeXml } from '#app/text/escape-xml.ts';

/** What a phone needs to open somebody's address book. */
export interface Access {
  /** The full address of the CardDAV server, with a slash at its end. */
  server: string;
  userName: string;
  password: string;
}

export const PROFILE_TYPE = 'application/x-apple-aspen-config';

type Value = string | number | boolean | Value[] | { [key: string]: Value };

/**
 * A configuration profile (Apple, Device Management: `CardDAV`) that adds the address book to an iPhone, an iPad or a
 * Mac. `makeUuid` names it and its payload anew, so that a later one replaces none.
 */
export function configurationProfile(access: Access, makeUuid: () => string): string {
  const { hostname, port, protocol } = new URL(access.server);
  const isEncrypted = protocol === 'https:';
  const payloadId = makeUuid();
  const profileId = makeUuid();
  const about = { PayloadVersion: 1, PayloadOrganization: 'Cardsift' };
  const profile: Value = {
    ...about,
    PayloadType: 'Configuration',
    PayloadIdentifier: `app.cardsift.contacts.${profileId}`,
    PayloadUUID: profileId,
    PayloadDisplayName: 'Cardsift contacts',
    PayloadDescription: 'Keeps your Cardsift contacts on this device.',
    PayloadContent: [
      {
        ...about,
        PayloadType: 'com.apple.carddav.account',
        PayloadIdentifier: `app.cardsift.contacts.${profileId}.carddav`,
        PayloadUUID: payloadId,
        PayloadDisplayName: 'Cardsift',
        CardDAVAccountDescription: 'Cardsift',
        CardDAVHostName: hostname,
        CardDAVPort: port === '' ? (isEncrypted ? 443 : 80) : Number(port),
        CardDAVUseSSL: isEncrypted,
        CardDAVPrincipalURL: access.server,
        CardDAVUsername: access.userName,
        CardDAVPassword: access.password,
      },
    ],
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
${writeValue(profile)}
</plist>
`;
}

function writeValue(value: Value): string {
  if (typeof value === 'string') return `<string>${escapeXml(value)}</string>`;
  if (typeof value === 'number') return `<integer>${value}</integer>`;
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>';
  if (Array.isArray(value)) return `<array>\n${value.map(writeValue).join('\n')}\n</array>`;
  const entries = Object.entries(value).map(
    ([key, one]) => `<key>${escapeXml(key)}</key>\n${writeValue(one)}`,
  );
  return `<dict>\n${entries.join('\n')}\n</dict>`;
}
