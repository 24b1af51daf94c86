/// What an app wants to hear of, as a value: as long as it wants so, and no longer.
enum Subscription: Hashable {
  /// Whether the server can be reached.
  case connection

  /// What the server tells without being asked.
  case news

  /// That the user has not changed the search for a while since this edit.
  case searchDelay(edit: Int, session: String)
}
