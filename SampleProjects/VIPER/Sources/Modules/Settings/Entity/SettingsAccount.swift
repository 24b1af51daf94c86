/// The account, as far as its settings go.
struct SettingsAccount: Equatable, Sendable {
  let name: String
  let handle: String
}
