/// What outlives the app.
struct Memory: Equatable, Sendable {
  /// `nil` as long as the user has chosen nothing.
  var preferences: Preferences?
  var session: Session?
  var contacts: [Contact]?
  var conversations: [Conversation]?
  var histories: [String: History] = [:]
  var outgoing: [OutgoingMessage] = []
  var drafts: [String: String] = [:]
}
