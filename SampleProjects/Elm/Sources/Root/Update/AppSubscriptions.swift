extension AppModel {
  /// What the app wants to hear of as things are.
  var subscriptions: [Subscription] {
    var subscriptions: [Subscription] = [.connection, .news]
    if case .signedIn(let home) = stage, let edit = home.contacts.search.pendingEdit {
      subscriptions.append(.searchDelay(edit: edit, session: home.session.token))
    }
    return subscriptions
  }
}
