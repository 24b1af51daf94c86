import MessengerWire

/// Somebody who may sign in, and what is theirs.
struct Account: Sendable {
  let handle: String
  let password: String
  var name: String
  let role: WireSession.Role
  var contacts: [WirePerson] = []
  var ownedPacks: Set<String> = []

  /// What was answered to each key of ``ClientRequest/send(thread:text:key:)``.
  var sendReplies: [String: ServerReply] = [:]

  /// What was answered to each key of ``ClientRequest/buyStickerPack(id:key:card:)``.
  var purchaseReplies: [String: ServerReply] = [:]

  static let all = [
    Account(handle: "ada", password: "lovelace", name: "Ada Lovelace", role: .member),
    Account(handle: "grace", password: "hopper", name: "Grace Hopper", role: .member),
    Account(handle: "alan", password: "enigma", name: "Alan Turing", role: .member),
    Account(handle: "guest", password: "guest", name: "Guest", role: .guest),
  ]
}
