import MessengerWire

/// One value of every case, with awkward text where there is text.
enum WireSamples {
  static let text = "Two\nlines, \"quotes\", a slash / and 👩🏽‍🚀"
  static let message = WireMessage(number: 3, sender: "ada", text: text, key: "k-1")
  static let person = WirePerson(name: "Grace Hopper", handle: "grace")
  static let thread = WireThread(
    id: "thread-1", kind: .group, name: "Pioneers", members: [person], lastMessage: message,
    readUpTo: 2, unreadCount: 1)
  static let emptyThread = WireThread(
    id: "thread-2", kind: .direct, name: "Ada", members: [], lastMessage: nil, readUpTo: 0,
    unreadCount: 0)

  static let requests: [ClientRequest] = [
    .signIn(username: "ada", password: text), .resume(token: "t"), .signOut, .rename(name: "Ada"),
    .contacts, .addContact(name: "Grace", handle: "grace"), .removeContact(handle: "grace"),
    .threads, .createGroup(name: "Pioneers", members: ["grace", "alan"]),
    .leaveThread(id: "thread-1"), .openThread(with: "grace"),
    .history(thread: "thread-1", before: nil, limit: 20),
    .history(thread: "thread-1", before: 4, limit: 20),
    .send(thread: "thread-1", text: text, key: "k-1"), .markRead(thread: "thread-1", upTo: 3),
    .stickerPacks, .buyStickerPack(id: "cats", key: "k-2", card: "4242424242424242"),
  ]

  static let refusals: [Refusal] = [
    .wrongCredentials, .sessionExpired, .notFound, .handleTaken, .unknownHandle,
    .invalid(what: "limit"), .notAllowed, .cardDeclined,
  ]

  static let replies: [ServerReply] =
    [
      .session(WireSession(token: "t", name: "Ada", handle: "ada", role: .guest)),
      .contact(person), .contacts([person]), .contacts([]), .thread(thread),
      .threads([thread, emptyThread]), .page(WirePage(messages: [message], hasOlder: true)),
      .message(message),
      .packs([WireStickerPack(id: "cats", name: "Cats", price: 199, isOwned: false)]),
      .receipt(WireReceipt(number: 1, pack: "cats", amount: 199, cardEnding: "4242")), .done,
    ] + refusals.map(ServerReply.refused)

  static let events: [ServerEvent] = [
    .message(thread: "thread-1", message: message), .threadChanged(thread: thread),
    .contactsChanged, .sessionEnded,
  ]

  static let lines: [WireLine] =
    requests.enumerated().map { .request(id: $0, $1) }
    + replies.enumerated().map { .reply(id: $0, $1) } + events.map(WireLine.event)
}
