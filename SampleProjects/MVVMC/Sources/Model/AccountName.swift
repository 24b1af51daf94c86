/// The name of an account: more than blanks, and none around it.
struct AccountName: Equatable, Sendable {
  let name: String

  init?(_ text: String) {
    name = text.trimmed
    if name.isEmpty { return nil }
  }
}
