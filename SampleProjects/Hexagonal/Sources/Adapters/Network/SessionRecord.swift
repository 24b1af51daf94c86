/// A session as it travels over the network.
struct SessionRecord: Equatable, Sendable {
  let name: String
  let token: String

  init?(_ fields: [String: String]) {
    guard let name = fields["name"], let token = fields["token"] else { return nil }
    self.name = name
    self.token = token
  }
}
