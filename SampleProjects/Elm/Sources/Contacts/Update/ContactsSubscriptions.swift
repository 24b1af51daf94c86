extension ContactsModel {
  /// How many seconds a search has to be left alone before it is applied.
  private static let searchDelay = 0.3

  var subscriptions: [Subscription<ContactsMessage>] {
    guard let edit = search.pendingEdit else { return [] }
    return [
      .delay(
        seconds: Self.searchDelay, name: "search \(edit)", .searchDelayPassed(edit: edit))
    ]
  }
}
