// Made from openapi.json by sdk/generate/operations.ts.
import type { CallOptions, ChangeOptions, PostOptions, Sendable } from '../call.ts'
import type { List } from '../lists.ts'
import type { EventStream } from '../streams.ts'
import type { Schemas } from './types.ts'

export interface Operations {
  /**
   * Whether the process answers.
   *
   * `GET /healthz`
   */
  getHealth(options?: CallOptions): Promise<Schemas['GetHealthAnswer']>

  /**
   * Whether everything this process runs is up, and the database takes writes.
   *
   * `GET /readyz`
   */
  getReadiness(options?: CallOptions): Promise<Schemas['GetReadinessAnswer']>

  /**
   * Measurements, as Prometheus reads them.
   *
   * Made every five seconds at most. On this port only where the operator has them here: see `STATUS_PORT`.
   *
   * `GET /metrics`
   */
  getMetrics(options?: CallOptions): Promise<string>

  /**
   * Take in a forwarded mail.
   *
   * The whole mail as it is, headers and all, of 25 MB at the most; or the XML that a portal left as a file. `Authorization: Bearer …` bears `INBOUND_SECRET`. Answers once it is stored; the same mail within a day is stored once. Within an hour, `MAILBOX_MAILS_PER_HOUR` mails may come for a target.
   *
   * `POST /inbound/{emailId}`
   */
  receiveMail(emailId: string, body: Sendable, options?: Schemas['ReceiveMailQuery'] & CallOptions): Promise<Schemas['ReceiveMailAnswer']>

  /**
   * How people get in.
   *
   * `GET /session/options`
   */
  getSignInOptions(options?: CallOptions): Promise<Schemas['SignInOptions']>

  /**
   * Open an account.
   *
   * With the token of the link that the service prints as long as nobody can sign in, or that somebody who signs up is mailed. Whoever opens it becomes the owner of a new account, and is signed in.
   *
   * `POST /setup`
   */
  setUp(body: Schemas['Setup'], options?: CallOptions): Promise<Schemas['NewAccountSession']>

  /**
   * Ask for an account.
   *
   * Where the operator has opened it (`SIGN_UP`): a link for `POST /setup` is sent by mail. Somebody who has an account already is mailed that; the answer is the same.
   *
   * `POST /sign-up`
   */
  signUp(body: Schemas['MailedLinkRequest'], options?: CallOptions): Promise<Schemas['MailedLink']>

  /**
   * Sign in.
   *
   * Sets a cookie that is good for all of the API, in place of an API key, until the session ends. Whoever guesses has to wait longer and longer; an address that nobody has is answered like a wrong password.
   *
   * `POST /session`
   */
  signIn(body: Schemas['SignIn'], options?: CallOptions): Promise<Schemas['Session']>

  /**
   * Who has signed in here.
   *
   * `GET /session`
   */
  getSession(options?: CallOptions): Promise<Schemas['Session']>

  /**
   * Sign out.
   *
   * `DELETE /session`
   */
  signOut(options?: CallOptions): Promise<undefined>

  /**
   * Whether a link is still good.
   *
   * Of the links to set up an account, to accept an invitation, and to a new password. Nothing is used up by it.
   *
   * `POST /links/check`
   */
  checkLink(body: Schemas['LinkCheckDraft'], options?: CallOptions): Promise<Schemas['LinkCheck']>

  /**
   * What one is invited to.
   *
   * `GET /invitations/{token}`
   */
  getOpenInvitation(token: string, options?: CallOptions): Promise<Schemas['OpenInvitation']>

  /**
   * Accept an invitation.
   *
   * The person belongs to the account then, and is signed in. With a link that was mailed, somebody who has used the address elsewhere without having proved it loses that access.
   *
   * `POST /invitations/{token}/accept`
   */
  acceptInvitation(token: string, body: Schemas['InvitationAcceptance'], options?: CallOptions): Promise<Schemas['Session']>

  /**
   * Ask for a link to a new password.
   *
   * It is sent by mail, if somebody has the address; the answer is the same if not.
   *
   * `POST /password-resets`
   */
  requestPasswordReset(body: Schemas['MailedLinkRequest'], options?: CallOptions): Promise<Schemas['MailedLink']>

  /**
   * Choose a new password with the link.
   *
   * All sessions of the person end; a new one begins here.
   *
   * `POST /password-resets/{token}`
   */
  resetPassword(token: string, body: Schemas['PasswordReset'], options?: CallOptions): Promise<Schemas['Session']>

  /**
   * The account of this API key.
   *
   * `GET /account`
   */
  getAccount(options?: CallOptions): Promise<Schemas['Account']>

  /**
   * Change the name or the language of the account.
   *
   * In another language, what was told before is shown in the new language, too. Another key may see the old one for two seconds.
   *
   * `PATCH /account`
   */
  patchAccount(body: Schemas['AccountPatch'], options?: ChangeOptions): Promise<Schemas['Account']>

  /**
   * Replace the consumer credentials for a type.
   *
   * For clients that know no type by its name: what the body must have stands in `consumer` of `GET /target-types`. For each type of this version, there is an operation of its own as well.
   *
   * `PUT /account/credentials/{type}`
   */
  putCredentials(type: string, body: Schemas['PutCredentialsBody'], options?: CallOptions): Promise<Schemas['CredentialStatus']>

  /**
   * Replace the consumer credentials for platform-a-24.
   *
   * Needed before targets of type `platform-a-24` can be created. They are stored encrypted and never returned.
   *
   * `PUT /account/credentials/platform-a-24`
   */
  putCredentialsPlatformA24(body: Schemas['CredentialsDraft'], options?: CallOptions): Promise<Schemas['CredentialStatus']>

  /**
   * Replace the consumer credentials for platform-a-24-sandbox.
   *
   * Needed before targets of type `platform-a-24-sandbox` can be created. They are stored encrypted and never returned.
   *
   * `PUT /account/credentials/platform-a-24-sandbox`
   */
  putCredentialsPlatformA24Sandbox(body: Schemas['CredentialsDraft'], options?: CallOptions): Promise<Schemas['CredentialStatus']>

  /**
   * All API keys.
   *
   * For owners.
   *
   * `GET /account/api-keys`
   */
  listApiKeys(options?: Schemas['ListApiKeysQuery'] & CallOptions): List<Schemas['ApiKey']>

  /**
   * Create an API key.
   *
   * The whole key is in this answer only; the service keeps nothing but a hash of it. It is good until it is deleted, or the person who made it, with a session or another key, is no owner of the account any more. For owners.
   *
   * `POST /account/api-keys`
   */
  createApiKey(body: Schemas['ApiKeyDraft'], options?: PostOptions): Promise<Schemas['NewApiKey']>

  /**
   * Delete an API key.
   *
   * Requests that bear it are refused from two seconds later at the latest. For owners.
   *
   * `DELETE /account/api-keys/{id}`
   */
  deleteApiKey(id: string, options?: CallOptions): Promise<undefined>

  /**
   * Where one has signed in.
   *
   * `GET /sessions`
   */
  listSessions(options?: CallOptions): List<Schemas['StoredSession']>

  /**
   * Sign out everywhere.
   *
   * Ends all sessions of the person, this one too. Whoever has copied a cookie is out as well.
   *
   * `DELETE /sessions`
   */
  signOutEverywhere(options?: CallOptions): Promise<undefined>

  /**
   * Sign out in another browser.
   *
   * `DELETE /sessions/{id}`
   */
  endSession(id: string, options?: CallOptions): Promise<undefined>

  /**
   * The person who has signed in.
   *
   * `GET /session/user`
   */
  getOwnUser(options?: CallOptions): Promise<Schemas['User']>

  /**
   * Change one’s name, language or password.
   *
   * A new password needs the one before, and ends all other sessions of the person.
   *
   * `PATCH /session/user`
   */
  patchOwnUser(body: Schemas['OwnUserPatch'], options?: ChangeOptions): Promise<Schemas['User']>

  /**
   * All people of the account.
   *
   * `GET /account/users`
   */
  listUsers(options?: Schemas['ListUsersQuery'] & CallOptions): List<Schemas['User']>

  /**
   * Give a person another role.
   *
   * It counts from the next request on, in all sessions. Open invitations and API keys that the person made end when they are no owner any more. For owners.
   *
   * `PATCH /account/users/{id}`
   */
  patchUser(id: string, body: Schemas['UserPatch'], options?: CallOptions): Promise<Schemas['User']>

  /**
   * Take a person out of the account.
   *
   * All sessions of the person end at once, and so do open invitations and API keys that they made (`createdBy`). Others that they know stay good. For owners.
   *
   * `DELETE /account/users/{id}`
   */
  deleteUser(id: string, options?: CallOptions): Promise<undefined>

  /**
   * All invitations that nobody has accepted yet.
   *
   * For owners.
   *
   * `GET /account/invitations`
   */
  listInvitations(options?: Schemas['ListInvitationsQuery'] & CallOptions): List<Schemas['Invitation']>

  /**
   * Invite a person.
   *
   * The link is mailed to the person, and shown to nobody else, where the operator gave an outgoing mail server; else it is in this answer, and in no other, to hand on. It is good for seven days. Inviting the same address again makes a new one; it ends when whoever invited is no owner any more. For owners.
   *
   * `POST /account/invitations`
   */
  createInvitation(body: Schemas['InvitationDraft'], options?: PostOptions): Promise<Schemas['NewInvitation']>

  /**
   * Take an invitation back.
   *
   * For owners.
   *
   * `DELETE /account/invitations/{id}`
   */
  deleteInvitation(id: string, options?: CallOptions): Promise<undefined>

  /**
   * What a contact has.
   *
   * For whoever draws a form, as `GET /property-types` is: the members in the order in which people fill them in, with what they are called in English and German, their limits and values. It changes only with the version of the service.
   *
   * `GET /contact-form`
   */
  getContactForm(options?: CallOptions): Promise<Schemas['ContactForm']>

  /**
   * Create a contact.
   *
   * `POST /contacts`
   */
  createContact(body: Schemas['ContactDraft'], options?: PostOptions): Promise<Schemas['Contact']>

  /**
   * All contacts.
   *
   * `GET /contacts`
   */
  listContacts(options?: Schemas['ListContactsQuery'] & CallOptions): List<Schemas['Contact']>

  /**
   * One contact.
   *
   * `GET /contacts/{id}`
   */
  getContact(id: string, options?: CallOptions): Promise<Schemas['Contact']>

  /**
   * Replace a contact.
   *
   * The listings that show it follow. An edit that changes nothing changes nothing.
   *
   * `PUT /contacts/{id}`
   */
  replaceContact(id: string, body: Schemas['ContactReplacement'], options?: ChangeOptions): Promise<Schemas['Contact']>

  /**
   * Change some members of a contact.
   *
   * The listings that show it follow. An edit that changes nothing changes nothing.
   *
   * `PATCH /contacts/{id}`
   */
  patchContact(id: string, body: Schemas['ContactPatch'], options?: ChangeOptions): Promise<Schemas['Contact']>

  /**
   * Delete a contact.
   *
   * `DELETE /contacts/{id}`
   */
  deleteContact(id: string, options?: ChangeOptions): Promise<undefined>

  /**
   * Create a property.
   *
   * Answers as soon as it is stored; the attachments are fetched afterwards.
   *
   * `POST /properties`
   */
  createProperty<T extends Schemas['Property']['type'] = Schemas['Property']['type']>(body: Schemas['PropertyDraft'] & { type: T }, options?: PostOptions): Promise<Extract<Schemas['Property'], { type: T }>>

  /**
   * All properties.
   *
   * An array of all properties of the account, oldest first unless the query says otherwise.
   *
   * `GET /properties`
   */
  listProperties<T extends Schemas['Property']['type'] = Schemas['Property']['type']>(options?: Schemas['ListPropertiesQuery'] & { type?: T } & CallOptions): List<Extract<Schemas['Property'], { type: T }>>

  /**
   * One property.
   *
   * `GET /properties/{id}`
   */
  getProperty(id: string, options?: CallOptions): Promise<Schemas['Property']>

  /**
   * Replace a property.
   *
   * All its listings follow. `externalId` changes only while nothing of the property is or was online. What was read may be written back: members that only the service sets are ignored, and an edit that changes nothing changes nothing. With any other edit, the addresses of attachments that it names are asked again for what lies there; to have only that, change an address, such as its query.
   *
   * `PUT /properties/{id}`
   */
  replaceProperty(id: string, body: Schemas['PropertyReplacement'], options?: ChangeOptions): Promise<Schemas['Property']>

  /**
   * Change some members of a property.
   *
   * All its listings follow. `externalId` changes only while nothing of the property is or was online. What was read may be written back: members that only the service sets are ignored, and an edit that changes nothing changes nothing. With any other edit, the addresses of attachments that it names are asked again for what lies there; to have only that, change an address, such as its query.
   *
   * `PATCH /properties/{id}`
   */
  patchProperty(id: string, body: Schemas['PropertyPatch'], options?: ChangeOptions): Promise<Schemas['Property']>

  /**
   * Delete a property.
   *
   * With `unpublish=true` it is taken down everywhere first, and deleted then; until then it shows `isLeaving`.
   *
   * `DELETE /properties/{id}`
   */
  deleteProperty(id: string, options?: Schemas['DeletePropertyQuery'] & ChangeOptions): Promise<Schemas['Property'] | undefined>

  /**
   * The types of properties, and what each has.
   *
   * For whoever draws a form: the members of each type in the sections and the order in which people fill them in, with what they are called in English and German, their units, limits and values. It changes only with the version of the service: with `If-None-Match`, the answer is 304 as long as it is the same.
   *
   * `GET /property-types`
   */
  listPropertyTypes(options?: CallOptions): List<Schemas['PropertyTypeForm']>

  /**
   * All properties in lines, with where they stand on each target.
   *
   * The same properties in the same order as `GET /properties` has with this query.
   *
   * `GET /properties/overview`
   */
  listPropertyOverviews(options?: Schemas['ListPropertyOverviewsQuery'] & CallOptions): List<Schemas['PropertyOverview']>

  /**
   * The kinds of portals there are.
   *
   * What each takes, and what a target of this type needs, as JSON Schema. Names and descriptions are those of the portal’s connector, in the language of the answer: enough to draw a form, also of a type that did not exist when the client was written.
   *
   * `GET /target-types`
   */
  listTargetTypes(options?: CallOptions): List<Schemas['TargetType']>

  /**
   * Create a target.
   *
   * Send the user to `authorizationUrl`, or give `credentials`, as the type wants it. Inquiries are forwarded to `emailAddress`.
   *
   * `POST /targets`
   */
  createTarget(body: Schemas['TargetDraft'], options?: PostOptions): Promise<Schemas['Target']>

  /**
   * All targets.
   *
   * `GET /targets`
   */
  listTargets(options?: Schemas['ListTargetsQuery'] & CallOptions): List<Schemas['Target']>

  /**
   * One target.
   *
   * `GET /targets/{id}`
   */
  getTarget(id: string, options?: CallOptions): Promise<Schemas['Target']>

  /**
   * Replace a target.
   *
   * New `credentials` are checked with the portal; those that are left out stay as they are. `PATCH` may change some of them, and `null` takes one away; secrets that are left out stay too, unless what says where they are sent (such as `host`) changes: then they must be given again. Those that the portal has refused may be given again as they are, such as when its host key has changed, and that is right. With other `options`, all its listings are published anew. An edit that changes nothing changes nothing: to have the same login checked again, there is `POST /targets/{id}/check`.
   *
   * `PUT /targets/{id}`
   */
  replaceTarget(id: string, body: Schemas['TargetReplacement'], options?: ChangeOptions): Promise<Schemas['Target']>

  /**
   * Change some members of a target.
   *
   * New `credentials` are checked with the portal; those that are left out stay as they are. `PATCH` may change some of them, and `null` takes one away; secrets that are left out stay too, unless what says where they are sent (such as `host`) changes: then they must be given again. Those that the portal has refused may be given again as they are, such as when its host key has changed, and that is right. With other `options`, all its listings are published anew. An edit that changes nothing changes nothing: to have the same login checked again, there is `POST /targets/{id}/check`.
   *
   * `PATCH /targets/{id}`
   */
  patchTarget(id: string, body: Schemas['TargetPatch'], options?: ChangeOptions): Promise<Schemas['Target']>

  /**
   * Delete a target.
   *
   * With `abandon=true`, its listings go with it: for a portal that is lost for good. As long as one of them can be taken down there, it is refused, unless `force=true` is said too.
   *
   * `DELETE /targets/{id}`
   */
  deleteTarget(id: string, options?: Schemas['DeleteTargetQuery'] & ChangeOptions): Promise<undefined>

  /**
   * Ask the portal whether the login works.
   *
   * The target’s `authorizationStatus` follows.
   *
   * `POST /targets/{id}/check`
   */
  checkTarget(id: string, options?: PostOptions): Promise<Schemas['TargetCheck']>

  /**
   * Make the portal’s stock what is listed here.
   *
   * A full transfer, for portals that take such: what the portal has of ours and is not listed goes. Its outcome stands in `sync` of the target. Never done by itself, and never with nothing to show.
   *
   * `POST /targets/{id}/sync`
   */
  syncTarget(id: string, options?: PostOptions): Promise<Schemas['Target']>

  /**
   * Publish a property on a target.
   *
   * Answers as soon as it is stored; what comes of it is told by events, and stands in the listing.
   *
   * `POST /listings`
   */
  createListing(body: Schemas['ListingDraft'], options?: PostOptions): Promise<Schemas['Listing']>

  /**
   * All listings.
   *
   * `GET /listings`
   */
  listListings(options?: Schemas['ListListingsQuery'] & CallOptions): List<Schemas['Listing']>

  /**
   * How many listings are in which state, by target.
   *
   * `GET /listings/counts`
   */
  countListings(options?: CallOptions): Promise<Schemas['ListingCounts']>

  /**
   * One listing.
   *
   * `GET /listings/{id}`
   */
  getListing(id: string, options?: CallOptions): Promise<Schemas['Listing']>

  /**
   * Take a property down from a target.
   *
   * Once the portal has confirmed, the listing is gone. With `abandon=true` it is gone at once, whatever the portal shows: for a portal that is lost for good.
   *
   * `DELETE /listings/{id}`
   */
  deleteListing(id: string, options?: Schemas['DeleteListingQuery'] & ChangeOptions): Promise<Schemas['Listing'] | undefined>

  /**
   * Try a failed listing again, at once.
   *
   * `POST /listings/{id}/retry`
   */
  retryListing(id: string, options?: PostOptions): Promise<Schemas['Listing']>

  /**
   * Every time the portal was spoken to about a listing.
   *
   * `GET /listings/{id}/attempts`
   */
  listListingAttempts(id: string, options?: Schemas['ListListingAttemptsQuery'] & CallOptions): List<Schemas['ListingAttempt']>

  /**
   * What a portal would refuse, before anything is sent.
   *
   * Of a stored property, of what it would be after some `changes`, or of a draft that is not stored; on one target or several. Nothing is stored, and no portal is asked: it may be called while somebody types.
   *
   * `POST /listings/check`
   */
  checkListing(body: Schemas['ListingCheckDraft'], options?: PostOptions): Promise<Schemas['ListingCheck']>

  /**
   * Exactly the document that the portal would be sent.
   *
   * `GET /listings/{id}/preview`
   */
  previewListing(id: string, options?: Schemas['PreviewListingQuery'] & CallOptions): Promise<string>

  /**
   * Publish, take down or retry many listings at once.
   *
   * What can be done is under way with the answer, and what cannot is named in it; `GET /bulk/{id}` says how far the portals are. With `dryRun`, nothing is done.
   *
   * `POST /listings/bulk`
   */
  startBulk(body: Schemas['BulkDraft'], options?: PostOptions): Promise<Schemas['BulkPreview'] | Schemas['Bulk']>

  /**
   * How far many listings are that were asked for at once.
   *
   * As the listings are now. It is kept as long as events are.
   *
   * `GET /bulk/{id}`
   */
  getBulk(id: string, options?: CallOptions): Promise<Schemas['Bulk']>

  /**
   * Compare a target with what its portal really shows.
   *
   * In the background: `GET /targets/{id}/comparison` shows how far it is, `GET /targets/{id}/differences` what it has found. It is done once a day by itself. Of a portal that cannot be asked (OpenImmo), what was handed over last is compared with what it has reported.
   *
   * `POST /targets/{id}/compare`
   */
  compareTarget(id: string, options?: PostOptions): Promise<Schemas['Comparison']>

  /**
   * How far the comparison of a target is, or what came of it.
   *
   * `GET /targets/{id}/comparison`
   */
  getComparison(id: string, options?: CallOptions): Promise<Schemas['Comparison']>

  /**
   * In what a portal differs from what it should show.
   *
   * `GET /targets/{id}/differences`
   */
  listDifferences(id: string, options?: Schemas['ListDifferencesQuery'] & CallOptions): List<Schemas['Difference']>

  /**
   * Mend some differences, or all of a kind.
   *
   * Those that `differenceIds` name, or else all that are open, of the `kind` if one is said. What cannot be done with one of them is named in the answer.
   *
   * `POST /targets/{id}/differences/mend`
   */
  mendDifferences(id: string, body: Schemas['MendDraft'], options?: PostOptions): Promise<Schemas['Mending']>

  /**
   * Make properties and listings of adverts that are online already.
   *
   * Nothing is changed at the portal; the next edit of such a property brings its advert up to date. Each becomes a property with its pictures, its contact and the portal’s number; one that bears the number of a property that is here already, and not on this target, becomes a listing of that. It is done in the background: `GET /targets/{id}/differences?kind=unknown` has those that could not be adopted, and why; of those with `would_change_meaning`, `unread` says what would be lost, and `POST /targets/{id}/differences/mend` with `acceptLosses` adopts them all the same. With `status=mended`, those that were.
   *
   * `POST /targets/{id}/adopt`
   */
  adoptAdverts(id: string, body?: Schemas['AdoptionDraft'], options?: PostOptions): Promise<Schemas['Comparison']>

  /**
   * A small JPEG of a picture.
   *
   * At most 400 pixels wide and high. There is one as soon as the attachment has succeeded.
   *
   * `GET /properties/{id}/attachments/{attachmentId}/thumbnail`
   */
  getAttachmentThumbnail(id: string, attachmentId: string, options?: CallOptions): Promise<Blob>

  /**
   * Send a file of up to 16 MB.
   *
   * As the body itself, or as the one file of a form. It is checked like an attachment. Its URL can be named in the `attachments` of properties of this account; a file that none has is deleted after a day.
   *
   * `POST /uploads`
   */
  createUpload(body: Sendable, options?: PostOptions): Promise<Schemas['Upload']>

  /**
   * The file that was sent, as it came.
   *
   * `GET /uploads/{id}`
   */
  getUpload(id: string, options?: CallOptions): Promise<Blob>

  /**
   * All inquiries.
   *
   * An array of all inquiries of the account that are not forgotten yet, oldest first.
   *
   * `GET /requests`
   */
  listRequests(options?: Schemas['ListRequestsQuery'] & CallOptions): List<Schemas['Request']>

  /**
   * How many inquiries nobody has seen, and how many mails could not be read.
   *
   * `GET /requests/counts`
   */
  countRequests(options?: CallOptions): Promise<Schemas['RequestCounts']>

  /**
   * One inquiry.
   *
   * `GET /requests/{id}`
   */
  getRequest(id: string, options?: CallOptions): Promise<Schemas['Request']>

  /**
   * Say that an inquiry was seen, or which property it is about.
   *
   * `{"read": true}` sets `readAt`, unless it is set already; `{"read": false}` takes it away. `propertyId` says which property it is about, where the mail did not tell, or told wrong: `externalId` is the number of that property then, and `listingId` its listing on the target, if it ever had one there. `{"propertyId": null}` takes both away, and `externalId` is what the mail says. No event tells of it.
   *
   * `PATCH /requests/{id}`
   */
  patchRequest(id: string, body: Schemas['RequestPatch'], options?: ChangeOptions): Promise<Schemas['Request']>

  /**
   * Erase an inquiry.
   *
   * Takes the person out of everything: the inquiry, the mail it came in, events about it, and what webhooks answered.
   *
   * `DELETE /requests/{id}`
   */
  deleteRequest(id: string, options?: ChangeOptions): Promise<undefined>

  /**
   * The mail that an inquiry came in.
   *
   * As it was received. It is gone once anybody whom it tells of was erased.
   *
   * `GET /requests/{id}/mail`
   */
  getRequestMail(id: string, options?: CallOptions): Promise<Blob>

  /**
   * Erase everything of a person.
   *
   * Takes whoever has this address out of everything that has come in until now: the inquiries, all mails that name the address (also those that could not be read, or are not read yet), events about them, and what webhooks answered. In inquiries of others that mention the address, `[…]` stands in its place. Answers when it is done, which may take a minute for an account with very many mails. The same again finds nothing any more; nothing is remembered of the call, also not for an `Idempotency-Key`.
   *
   * `POST /requests/erase`
   */
  eraseRequests(body: Schemas['Erasure'], options?: PostOptions): Promise<Schemas['ErasureResult']>

  /**
   * Say how long inquiries are kept.
   *
   * After so many days they are erased, with the mails they came in.
   *
   * `PUT /account/request-retention`
   */
  putRequestRetention(body: Schemas['RequestRetention'], options?: ChangeOptions): Promise<Schemas['RequestRetention']>

  /**
   * How long inquiries are kept.
   *
   * `GET /account/request-retention`
   */
  getRequestRetention(options?: CallOptions): Promise<Schemas['RequestRetention']>

  /**
   * Mails that could not be read as inquiries.
   *
   * They are kept as long as inquiries are.
   *
   * `GET /requests/unreadable`
   */
  listUnreadableMails(options?: Schemas['ListUnreadableMailsQuery'] & CallOptions): List<Schemas['UnreadableMail']>

  /**
   * A mail that could not be read as an inquiry.
   *
   * `GET /requests/unreadable/{id}`
   */
  getUnreadableMail(id: string, options?: CallOptions): Promise<Schemas['UnreadableMail']>

  /**
   * The same mail, as it was received.
   *
   * It is gone once anybody whom it tells of was erased.
   *
   * `GET /requests/unreadable/{id}/mail`
   */
  getUnreadableMailSource(id: string, options?: CallOptions): Promise<Blob>

  /**
   * Have a mail read again.
   *
   * Such as after an update that knows more kinds of mails. If it is an inquiry now, it is among `GET /requests`.
   *
   * `POST /requests/unreadable/{id}/read-again`
   */
  rereadMail(id: string, options?: PostOptions): Promise<Schemas['UnreadableMail']>

  /**
   * How often a listing was seen and asked about, by day.
   *
   * What its portal says, if it tells such a thing (`hasStatistics` in `GET /target-types`), and beside it how many inquiries have come in here. The portal is asked once a day.
   *
   * `GET /listings/{id}/statistics`
   */
  getListingStatistics(id: string, options?: Schemas['GetListingStatisticsQuery'] & CallOptions): Promise<Schemas['ListingStatistics']>

  /**
   * What needs someone.
   *
   * What does not go on by itself: those that are alike in one, with the newest three of them, the newest first.
   *
   * `GET /attention`
   */
  getAttention(options?: CallOptions): Promise<Schemas['Attention']>

  /**
   * Everything that happened.
   *
   * In the order in which it happened. A client that was down goes on with `after` the last event it knows: nothing ever appears before an event that was there already.
   *
   * `GET /events`
   */
  listEvents<T extends Schemas['Event']['eventName'] = Schemas['Event']['eventName']>(options?: Schemas['ListEventsQuery'] & { name?: T } & CallOptions): List<Extract<Schemas['Event'], { eventName: T }>>

  /**
   * Everything that happens, as it happens.
   *
   * Server-sent events: `id` is the `eventId`, `data` the event as `GET /events` has it. The first `id` comes at once and without `data`: it says where the stream begins. A reader that comes again with `Last-Event-ID` misses nothing, also when nothing had happened yet. It ends after five minutes at the latest, when its key or session has ended, and when the service stops; browsers come again by themselves. One who reads too slowly is cut off. An account may have ten open in each process.
   *
   * `GET /events/stream`
   */
  streamEvents(options?: Schemas['StreamEventsQuery'] & CallOptions): EventStream<Schemas['Event']>

  /**
   * One event.
   *
   * `GET /events/{id}`
   */
  getEvent(id: string, options?: CallOptions): Promise<Schemas['Event']>

  /**
   * Who changed what.
   *
   * Each request that changed something, oldest first, for as long as events are kept. What the service does by itself is in the log of events.
   *
   * `GET /changes`
   */
  listChanges(options?: Schemas['ListChangesQuery'] & CallOptions): List<Schemas['Change']>

  /**
   * Create a webhook.
   *
   * From now on, the events it names are sent there, signed. See docs/webhooks.md.
   *
   * `POST /webhooks`
   */
  createWebhook(body: Schemas['WebhookDraft'], options?: PostOptions): Promise<Schemas['Webhook']>

  /**
   * All webhooks.
   *
   * For owners and members.
   *
   * `GET /webhooks`
   */
  listWebhooks(options?: Schemas['ListWebhooksQuery'] & CallOptions): List<Schemas['Webhook']>

  /**
   * How every webhook did in the last 24 hours.
   *
   * `GET /webhooks/health`
   */
  listWebhookHealth(options?: CallOptions): List<Schemas['WebhookHealth']>

  /**
   * One webhook.
   *
   * For owners and members.
   *
   * `GET /webhooks/{id}`
   */
  getWebhook(id: string, options?: CallOptions): Promise<Schemas['Webhook']>

  /**
   * Replace a webhook.
   *
   * A disabled webhook gets nothing; after it was enabled again, `POST /webhooks/{id}/replay` sends what it missed. An edit that changes nothing changes nothing.
   *
   * `PUT /webhooks/{id}`
   */
  replaceWebhook(id: string, body: Schemas['WebhookReplacement'], options?: ChangeOptions): Promise<Schemas['Webhook']>

  /**
   * Change some members of a webhook.
   *
   * A disabled webhook gets nothing; after it was enabled again, `POST /webhooks/{id}/replay` sends what it missed. An edit that changes nothing changes nothing.
   *
   * `PATCH /webhooks/{id}`
   */
  patchWebhook(id: string, body: Schemas['WebhookPatch'], options?: ChangeOptions): Promise<Schemas['Webhook']>

  /**
   * Delete a webhook.
   *
   * Its deliveries go with it.
   *
   * `DELETE /webhooks/{id}`
   */
  deleteWebhook(id: string, options?: ChangeOptions): Promise<undefined>

  /**
   * Give a webhook a new signing key.
   *
   * For 24 hours, or as many as `overlapHours` says, requests bear two signatures: of the old key first, then of the new one.
   *
   * `POST /webhooks/{id}/rotate-signing-key`
   */
  rotateSigningKey(id: string, body?: Schemas['SigningKeyRotation'], options?: PostOptions): Promise<Schemas['Webhook']>

  /**
   * Send a webhook a first event.
   *
   * An event `webhook.ping`, to this webhook only. `GET /deliveries/{id}` shows what came of it.
   *
   * `POST /webhooks/{id}/ping`
   */
  pingWebhook(id: string, options?: PostOptions): Promise<Schemas['DeliveryWithAttempts']>

  /**
   * What was sent to a webhook, and what is planned.
   *
   * `GET /webhooks/{id}/deliveries`
   */
  listDeliveries(id: string, options?: Schemas['ListDeliveriesQuery'] & CallOptions): List<Schemas['Delivery']>

  /**
   * One delivery, with every attempt.
   *
   * `GET /deliveries/{id}`
   */
  getDelivery(id: string, options?: CallOptions): Promise<Schemas['DeliveryWithAttempts']>

  /**
   * Send the same event once more.
   *
   * At once, with tries of its own; the answer is the new delivery.
   *
   * `POST /deliveries/{id}/redeliver`
   */
  redeliver(id: string, options?: PostOptions): Promise<Schemas['DeliveryWithAttempts']>

  /**
   * Send a webhook what it missed.
   *
   * All events it reacts to and never received, in their order; without `since`, of the last seven days. They are put on their way in the background: `GET /webhooks/{id}/replay` shows how far that is. What waits for its next attempt is tried at once. It ends early when the webhook is disabled.
   *
   * `POST /webhooks/{id}/replay`
   */
  replayWebhook(id: string, body?: Schemas['ReplayDraft'], options?: PostOptions): Promise<Schemas['Replay']>

  /**
   * How far the last replay of a webhook is.
   *
   * `GET /webhooks/{id}/replay`
   */
  getReplay(id: string, options?: CallOptions): Promise<Schemas['Replay']>
}

export const operations = {
  getHealth: { method: 'GET', path: '/healthz' },
  getReadiness: { method: 'GET', path: '/readyz' },
  getMetrics: { method: 'GET', path: '/metrics', gives: 'text' },
  receiveMail: { method: 'POST', path: '/inbound/{emailId}', sends: 'message/rfc822' },
  getSignInOptions: { method: 'GET', path: '/session/options' },
  setUp: { method: 'POST', path: '/setup', sends: 'application/json' },
  signUp: { method: 'POST', path: '/sign-up', sends: 'application/json' },
  signIn: { method: 'POST', path: '/session', sends: 'application/json' },
  getSession: { method: 'GET', path: '/session' },
  signOut: { method: 'DELETE', path: '/session' },
  checkLink: { method: 'POST', path: '/links/check', sends: 'application/json' },
  getOpenInvitation: { method: 'GET', path: '/invitations/{token}' },
  acceptInvitation: { method: 'POST', path: '/invitations/{token}/accept', sends: 'application/json' },
  requestPasswordReset: { method: 'POST', path: '/password-resets', sends: 'application/json' },
  resetPassword: { method: 'POST', path: '/password-resets/{token}', sends: 'application/json' },
  getAccount: { method: 'GET', path: '/account' },
  patchAccount: { method: 'PATCH', path: '/account', sends: 'application/merge-patch+json' },
  putCredentials: { method: 'PUT', path: '/account/credentials/{type}', sends: 'application/json' },
  putCredentialsPlatformA24: { method: 'PUT', path: '/account/credentials/platform-a-24', sends: 'application/json' },
  putCredentialsPlatformA24Sandbox: { method: 'PUT', path: '/account/credentials/platform-a-24-sandbox', sends: 'application/json' },
  listApiKeys: { method: 'GET', path: '/account/api-keys', isList: true, isPaged: true },
  createApiKey: { method: 'POST', path: '/account/api-keys', sends: 'application/json', takesKey: true },
  deleteApiKey: { method: 'DELETE', path: '/account/api-keys/{id}' },
  listSessions: { method: 'GET', path: '/sessions', isList: true },
  signOutEverywhere: { method: 'DELETE', path: '/sessions' },
  endSession: { method: 'DELETE', path: '/sessions/{id}' },
  getOwnUser: { method: 'GET', path: '/session/user' },
  patchOwnUser: { method: 'PATCH', path: '/session/user', sends: 'application/merge-patch+json' },
  listUsers: { method: 'GET', path: '/account/users', isList: true, isPaged: true },
  patchUser: { method: 'PATCH', path: '/account/users/{id}', sends: 'application/merge-patch+json' },
  deleteUser: { method: 'DELETE', path: '/account/users/{id}' },
  listInvitations: { method: 'GET', path: '/account/invitations', isList: true, isPaged: true },
  createInvitation: { method: 'POST', path: '/account/invitations', sends: 'application/json', takesKey: true },
  deleteInvitation: { method: 'DELETE', path: '/account/invitations/{id}' },
  getContactForm: { method: 'GET', path: '/contact-form' },
  createContact: { method: 'POST', path: '/contacts', sends: 'application/json', takesKey: true },
  listContacts: { method: 'GET', path: '/contacts', isList: true, isPaged: true },
  getContact: { method: 'GET', path: '/contacts/{id}' },
  replaceContact: { method: 'PUT', path: '/contacts/{id}', sends: 'application/json' },
  patchContact: { method: 'PATCH', path: '/contacts/{id}', sends: 'application/merge-patch+json' },
  deleteContact: { method: 'DELETE', path: '/contacts/{id}' },
  createProperty: { method: 'POST', path: '/properties', sends: 'application/json', takesKey: true },
  listProperties: { method: 'GET', path: '/properties', isList: true, isPaged: true },
  getProperty: { method: 'GET', path: '/properties/{id}' },
  replaceProperty: { method: 'PUT', path: '/properties/{id}', sends: 'application/json' },
  patchProperty: { method: 'PATCH', path: '/properties/{id}', sends: 'application/merge-patch+json' },
  deleteProperty: { method: 'DELETE', path: '/properties/{id}' },
  listPropertyTypes: { method: 'GET', path: '/property-types', isList: true },
  listPropertyOverviews: { method: 'GET', path: '/properties/overview', isList: true, isPaged: true },
  listTargetTypes: { method: 'GET', path: '/target-types', isList: true },
  createTarget: { method: 'POST', path: '/targets', sends: 'application/json', takesKey: true },
  listTargets: { method: 'GET', path: '/targets', isList: true, isPaged: true },
  getTarget: { method: 'GET', path: '/targets/{id}' },
  replaceTarget: { method: 'PUT', path: '/targets/{id}', sends: 'application/json' },
  patchTarget: { method: 'PATCH', path: '/targets/{id}', sends: 'application/merge-patch+json' },
  deleteTarget: { method: 'DELETE', path: '/targets/{id}' },
  checkTarget: { method: 'POST', path: '/targets/{id}/check', takesKey: true },
  syncTarget: { method: 'POST', path: '/targets/{id}/sync', takesKey: true },
  createListing: { method: 'POST', path: '/listings', sends: 'application/json', takesKey: true },
  listListings: { method: 'GET', path: '/listings', isList: true, isPaged: true },
  countListings: { method: 'GET', path: '/listings/counts' },
  getListing: { method: 'GET', path: '/listings/{id}' },
  deleteListing: { method: 'DELETE', path: '/listings/{id}' },
  retryListing: { method: 'POST', path: '/listings/{id}/retry', takesKey: true },
  listListingAttempts: { method: 'GET', path: '/listings/{id}/attempts', isList: true, isPaged: true },
  checkListing: { method: 'POST', path: '/listings/check', sends: 'application/json', takesKey: true },
  previewListing: { method: 'GET', path: '/listings/{id}/preview', gives: 'text' },
  startBulk: { method: 'POST', path: '/listings/bulk', sends: 'application/json', takesKey: true },
  getBulk: { method: 'GET', path: '/bulk/{id}' },
  compareTarget: { method: 'POST', path: '/targets/{id}/compare', takesKey: true },
  getComparison: { method: 'GET', path: '/targets/{id}/comparison' },
  listDifferences: { method: 'GET', path: '/targets/{id}/differences', isList: true, isPaged: true },
  mendDifferences: { method: 'POST', path: '/targets/{id}/differences/mend', sends: 'application/json', takesKey: true },
  adoptAdverts: { method: 'POST', path: '/targets/{id}/adopt', sends: 'application/json', takesKey: true },
  getAttachmentThumbnail: { method: 'GET', path: '/properties/{id}/attachments/{attachmentId}/thumbnail', gives: 'blob' },
  createUpload: { method: 'POST', path: '/uploads', sends: 'application/octet-stream', takesKey: true },
  getUpload: { method: 'GET', path: '/uploads/{id}', gives: 'blob' },
  listRequests: { method: 'GET', path: '/requests', isList: true, isPaged: true },
  countRequests: { method: 'GET', path: '/requests/counts' },
  getRequest: { method: 'GET', path: '/requests/{id}' },
  patchRequest: { method: 'PATCH', path: '/requests/{id}', sends: 'application/merge-patch+json' },
  deleteRequest: { method: 'DELETE', path: '/requests/{id}' },
  getRequestMail: { method: 'GET', path: '/requests/{id}/mail', gives: 'blob' },
  eraseRequests: { method: 'POST', path: '/requests/erase', sends: 'application/json', takesKey: true },
  putRequestRetention: { method: 'PUT', path: '/account/request-retention', sends: 'application/json' },
  getRequestRetention: { method: 'GET', path: '/account/request-retention' },
  listUnreadableMails: { method: 'GET', path: '/requests/unreadable', isList: true, isPaged: true },
  getUnreadableMail: { method: 'GET', path: '/requests/unreadable/{id}' },
  getUnreadableMailSource: { method: 'GET', path: '/requests/unreadable/{id}/mail', gives: 'blob' },
  rereadMail: { method: 'POST', path: '/requests/unreadable/{id}/read-again', takesKey: true },
  getListingStatistics: { method: 'GET', path: '/listings/{id}/statistics' },
  getAttention: { method: 'GET', path: '/attention' },
  listEvents: { method: 'GET', path: '/events', isList: true, isPaged: true },
  streamEvents: { method: 'GET', path: '/events/stream', gives: 'events' },
  getEvent: { method: 'GET', path: '/events/{id}' },
  listChanges: { method: 'GET', path: '/changes', isList: true, isPaged: true },
  createWebhook: { method: 'POST', path: '/webhooks', sends: 'application/json', takesKey: true },
  listWebhooks: { method: 'GET', path: '/webhooks', isList: true, isPaged: true },
  listWebhookHealth: { method: 'GET', path: '/webhooks/health', isList: true },
  getWebhook: { method: 'GET', path: '/webhooks/{id}' },
  replaceWebhook: { method: 'PUT', path: '/webhooks/{id}', sends: 'application/json' },
  patchWebhook: { method: 'PATCH', path: '/webhooks/{id}', sends: 'application/merge-patch+json' },
  deleteWebhook: { method: 'DELETE', path: '/webhooks/{id}' },
  rotateSigningKey: { method: 'POST', path: '/webhooks/{id}/rotate-signing-key', sends: 'application/json', takesKey: true },
  pingWebhook: { method: 'POST', path: '/webhooks/{id}/ping', takesKey: true },
  listDeliveries: { method: 'GET', path: '/webhooks/{id}/deliveries', isList: true, isPaged: true },
  getDelivery: { method: 'GET', path: '/deliveries/{id}' },
  redeliver: { method: 'POST', path: '/deliveries/{id}/redeliver', takesKey: true },
  replayWebhook: { method: 'POST', path: '/webhooks/{id}/replay', sends: 'application/json', takesKey: true },
  getReplay: { method: 'GET', path: '/webhooks/{id}/replay' },
} as const
